/** The texts of R209–R216 that calls of `shared` can end in; the words stand under `errors` in its texts. */
export const errorKeys = [
  'validateToken',
  'fetchProfile',
  'fetchAddresses',
  'fetchPaymentMethods',
  'loadSubscriptions',
  'searchNumbers',
  'login',
  'register',
  'logout',
  'noValidationData',
  'noToken',
  'userNotAuthenticated',
  'noAccessToken',
] as const;

/** Key below `errors` in the texts of shared. */
export type ErrorKey = (typeof errorKeys)[number];

/** What a call may name as its default text: one of `shared`, or one of a remote's own as `mf-name:errors.key`. */
export type ErrorText = ErrorKey | `mf-${string}:${string}`;

/** Where the words of a default text stand, as a key of the texts of `shared`. */
export function textOf(key: ErrorText): string {
  return key.includes(':') ? key : `errors.${key}`;
}
