/**
 * With which Chromium is started for all that drives it here. Playwright's inspector asks where each Error was made, of which React makes some as it is
 * evaluated; V8 would parse the whole start of each page once more for the answer, which no visitor's browser does. Compiled with its positions it knows it.
 */
export const switches = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-enable-lazy-source-positions',
] as const;
