interface Loaded {
  readonly performance: { readonly getEntriesByType: (type: string) => readonly { readonly name: string }[] };
  readonly location: Pick<Location, 'pathname'>;
}

/**
 * Whether Back or Forward led to another page while the document was on its way, and stayed within it because both pages were once of one document:
 * its HTML, outline and hashes are not that page's (F78).
 */
export function isLeft({ performance, location }: Loaded): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}
