/**
 * Where a browser stands for a release, from 0 up to 100: even over browsers, for another release elsewhere, and the same at each page load. A page's own
 * script decides by it which files to ask for, and the shell which release to mount, so that both must agree (`delivery/src/compose/choice-script.ts`).
 */
export function placeOf(browser: string, release: string): number {
  let hash = 2_166_136_261;
  for (const letter of `${release} ${browser}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  // Ids that differ in one letter must not be neighbours.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/** Where a browser keeps its own random id: made only while a release is tried on a share of browsers, and never sent. */
export const browserKey = 'careline.browser';

/** Where a browser keeps which releases failed in it: address → when, in ms since 1970. */
export const badReleasesKey = 'careline.bad-releases';

/** How long it keeps to another release then, in ms: the failure may have been one of the hour. */
export const badReleasesForMs = 3_600_000;
