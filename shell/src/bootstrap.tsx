import '@careline/shared/tokens.css';
import '@careline/shared/base.css';
import { NotLoadedError } from '@careline/shared';
import { isBot } from './errors/bots';
import { showFatalPage } from './errors/fatal-page';
import { logUncaughtErrors } from './errors/uncaught-errors';
import { tellFailedStart } from './health/tell-failed-start';
import { isLeft } from './navigation/is-left';
import { readPageData } from './page-data';
import { beginOnce, hasBegun } from './start-once';
import { startSite } from './start-site';

/**
 * Starts the site in this page, or loads the page that Back has led to meanwhile. A start that fails is logged and ends on the fatal error page (R238), from
 * where it can be tried again in this document, unless that itself is what is wrong. `address` is where this copy of the code came from.
 */
export async function start(address: string): Promise<void> {
  if (hasBegun(document)) return;
  const over = new AbortController();
  logUncaughtErrors(window, over.signal);
  if (isLeft(window)) return window.location.reload();
  try {
    if (!(await startSite(window, readPageData(document), address))) over.abort();
  } catch (error) {
    over.abort();
    const isLost = error instanceof NotLoadedError;
    if (isLost && hasBegun(document)) return;
    console.error('Error while mounting app:', error);
    // What is wrong in the document itself, or broke after it began, only another document mends.
    if (!isLost) beginOnce(document);
    tellFailedStart(window);
    if (!isBot(navigator.userAgent)) showFatalPage(document);
  }
}
