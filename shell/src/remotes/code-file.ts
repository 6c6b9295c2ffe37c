/** A script or style of a release with the hash that it must have. */
export interface CodeFile {
  readonly href: string;
  readonly integrity: string;
}
