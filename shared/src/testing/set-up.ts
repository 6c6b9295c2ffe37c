import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { standInForLayout } from './layout-stand-ins';

// Before every test of a page: a busy machine must not fail a test that only waits.
configure({ asyncUtilTimeout: 5_000 });

// What a test has shown goes with it; a hook of its own runs before.
afterEach(cleanup);

// The files of one worker share a window; each begins with an empty one, and without what the test before it put in the place of something.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
vi.useRealTimers();
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
// jsdom has none, and what a page has to report is sent up to 5 s after its test.
navigator.sendBeacon ??= () => true;
standInForLayout();
