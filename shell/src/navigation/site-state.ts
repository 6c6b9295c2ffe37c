import type { AdmittedLocation } from '@careline/shared';
import type { SiteError } from '../errors/site-error';
import type { SiteRoute } from '../routes/route-table';

/** What the site shows now. Only the navigation writes it. */
export interface SiteState {
  readonly location: AdmittedLocation;
  /** Undefined before the first admission and where the error page stands. */
  readonly route: SiteRoute | undefined;
  readonly error: SiteError | undefined;
}
