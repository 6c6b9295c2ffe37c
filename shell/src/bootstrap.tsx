import '@careline/shared/tokens.css';
import '@careline/shared/base.css';
import { isBot } from './errors/bots';
import { showFatalPage } from './errors/fatal-page';
import { logUncaughtErrors } from './errors/uncaught-errors';
import { tellFailedStart } from './health/tell-failed-start';
import { isLeft } from './navigation/is-left';
import { readPageData } from './page-data';
import { startSite } from './start-site';

/** Starts the site in this page, or loads the page that Back has led to meanwhile. A start that fails is logged and ends on the fatal error page (R238). */
export async function start(): Promise<void> {
  logUncaughtErrors(window);
  if (isLeft(window)) return window.location.reload();
  try {
    await startSite(window, readPageData(document));
  } catch (error) {
    console.error('Error while mounting app:', error);
    tellFailedStart(window);
    if (!isBot(navigator.userAgent)) showFatalPage(document);
  }
}
