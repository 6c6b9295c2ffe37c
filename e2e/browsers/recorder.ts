/** Where pages send their complaints, and where the script stands that makes them. Neither is a path of the site. */
export const problemPath = '/_walk/problem';
export const recorderPath = '/_walk/recorder.js';

/**
 * First in every page: tells of what no test should see. WebDriver has no console, so that this is the way that all browsers have in common; the
 * policy of the page allows it as a script of its own origin.
 */
export const recorder = `
(() => {
  const tell = (...words) => navigator.sendBeacon('${problemPath}', words.join(' '));
  const original = console.error;
  console.error = (...words) => { tell('console:', ...words); original.apply(console, words); };
  addEventListener('error', (event) => { if (event instanceof ErrorEvent) tell('error:', event.message); });
  addEventListener('unhandledrejection', (event) => tell('rejection:', event.reason));
  addEventListener('securitypolicyviolation', (event) => tell('policy:', event.violatedDirective, event.blockedURI));
})();
`;
