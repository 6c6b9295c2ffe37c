import type { Registry } from '@careline/shared/manifest';
import type { ShellRelease } from '../release/shell-release';

/** The releases that a site is composed from. */
export interface SiteState {
  readonly shell: ShellRelease;
  readonly registry: Registry;
}
