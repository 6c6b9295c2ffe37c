/** A place for strings that never throws. Made by the host from one of the browser's two storages. */
export interface SafeStorage {
  readonly getItem: (key: string) => string | null;
  /** Says whether the value outlives the page; where not, it is there until the page goes. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
}
