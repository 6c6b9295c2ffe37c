/**
 * Where a browser keeps who is signed in. The script that stands in the page itself reads it before any other code has come, and writes nothing.
 */
export const storageKeys = {
  /** In session storage, or else in local storage. */
  token: 'careline.token',
  /** Beside the token: whose it was when it was last validated. */
  identity: 'careline.identity',
  /** In local storage, with the user's id after it: who was complete on this device. */
  complete: 'careline.complete.',
} as const;
