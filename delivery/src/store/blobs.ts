/** What is kept under a key, and the tag that its next change is held to. */
export interface Blob {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** What has to stand under a key for a change to be made: nothing, or what was read. */
export type Condition = 'absent' | { readonly tag: string };

/**
 * All that a store of releases asks of where it is kept. Keys are paths with forward slashes. Of two that write under one condition at once, one alone
 * is told `true`.
 */
export interface Blobs {
  readonly read: (key: string) => Promise<Blob | undefined>;
  /** What keys begin with, up to their first slash. */
  readonly names: () => Promise<readonly string[]>;
  readonly write: (key: string, bytes: Uint8Array, condition: Condition) => Promise<boolean>;
  /** What is not there is none already. */
  readonly remove: (key: string) => Promise<void>;
}
