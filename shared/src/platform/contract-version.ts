/** Semver of the platform contract; a remote's manifest names the range that it was written for. */
export const CONTRACT_VERSION = '3.14.0';
