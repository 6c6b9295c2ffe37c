import { NotLoadedError } from '@careline/shared';
import { ApiError } from '@careline/shared/api';
import { isTimeout } from '../remotes/within-time';

/** A text of the shell that says the description in the page's language. */
export interface SiteErrorText {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface SiteErrorInit {
  readonly status?: number;
  readonly statusMessage?: string;
  readonly text?: SiteErrorText;
  readonly cause?: unknown;
}

/** An error that the full error page shows: status, status message and description (R30). */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly status: number;
  readonly statusMessage: string;
  /** Undefined where the description is a message that somebody else wrote. */
  readonly text: SiteErrorText | undefined;

  constructor(description: string, { status = 500, statusMessage, text, cause }: SiteErrorInit = {}) {
    super(description, { cause });
    this.text = text;
    this.status = status;
    this.statusMessage = statusMessage ?? (status === 404 ? 'Page Not Found' : 'Internal Server Error');
  }
}

/** Any thrown value as the error page's error: 500 'Internal Server Error' where it names no status. What a developer wrote, and an engine says, is for the log. */
export function toSiteError(thrown: unknown): SiteError {
  if (thrown instanceof SiteError) return thrown;
  // A clock's own words name milliseconds.
  if (isTimeout(thrown))
    return new SiteError(thrown.message, { cause: thrown, text: { key: 'pane.tooSlow', values: {} } });
  // Its own words name files.
  if (thrown instanceof NotLoadedError)
    return new SiteError(thrown.message, { cause: thrown, text: { key: 'pane.notLoaded', values: {} } });
  // The API's messages are written for people.
  if (thrown instanceof ApiError) return new SiteError(thrown.message, { cause: thrown });
  const description = thrown instanceof Error ? thrown.message : String(thrown);
  return new SiteError(description, { cause: thrown, text: { key: 'error.unavailable', values: {} } });
}
