/** How long pointer or focus rest on a link before that counts as an intent, in ms. */
const REST_MS = 60;

/** Tells of links of this site that the pointer or the keyboard's focus rests on, or that are being pressed: most are followed a moment later. */
export function watchIntents(page: Window & typeof globalThis, onIntent: (href: string) => void): void {
  let resting: number | undefined;
  const linkOf = (event: Event) => {
    const link = event.target instanceof page.Element ? event.target.closest('a[href]') : null;
    const isOwn = link instanceof page.HTMLAnchorElement && link.origin === page.location.origin;
    return isOwn ? link.pathname + link.search : undefined;
  };
  for (const arrives of ['pointerover', 'focusin']) {
    page.document.addEventListener(arrives, (event) => {
      page.clearTimeout(resting);
      const href = linkOf(event);
      if (href !== undefined) resting = page.setTimeout(() => onIntent(href), REST_MS);
    });
  }
  page.document.addEventListener('pointerdown', (event) => {
    const href = linkOf(event);
    if (href !== undefined) onIntent(href);
  });
}
