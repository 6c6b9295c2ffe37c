/** What a remote may be called, such as mf-billing. Here, because pages ask it too, and they do not carry manifest-schema.ts. */
export const remoteNamePattern = /^mf-[a-z][a-z0-9-]*$/;
