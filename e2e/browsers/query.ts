/** What a professional would look for on a page. */
export interface Query {
  readonly role?: Role;
  /** What an element says of itself: exactly, or a pattern. */
  readonly name?: string | RegExp;
  /** For what no role tells apart, such as fields by the API's names. */
  readonly css?: string;
  readonly within?: Query;
}

type Role = keyof typeof selectors;

const selectors = {
  alert: '[role="alert"]',
  button: 'button, [role="button"]',
  combobox: 'select, [role="combobox"]',
  dialog: '[role="dialog"], [role="alertdialog"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  option: '[role="option"]',
  region: 'section, [role="region"]',
} as const;

/** An expression that leads, in any page, to the first element that is seen, can be acted on, and is what the query asks for; to null where there is none. */
export function expressionOf(query: Query): string {
  // What compiles these files leaves a helper of this name in functions, and a page has none.
  return `(() => { const __name = (f) => f; return (${findInPage})(${JSON.stringify(chainOf(query))}); })()`;
}

/** For people. */
export function wordsOf({ role, css, name, within }: Query): string {
  const own = [role ?? css ?? 'anything', ...(name === undefined ? [] : [`“${name}”`])].join(' ');
  return within === undefined ? own : `${own} in ${wordsOf(within)}`;
}

interface Link {
  readonly selector: string;
  readonly name?: string;
  readonly pattern?: readonly [source: string, flags: string];
}

/** From the outermost place to what is looked for. */
function chainOf({ role, css, name, within }: Query): Link[] {
  const link: Link = {
    selector: role === undefined ? (css ?? '*') : selectors[role],
    ...(typeof name === 'string' && { name }),
    ...(name instanceof RegExp && { pattern: [name.source, name.flags] }),
  };
  return [...(within === undefined ? [] : chainOf(within)), link];
}

/** Runs in the page, and knows nothing from outside of itself. */
function findInPage(chain: readonly Link[]): Element | null {
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const spoken = (element: Element) => {
    const copy = document.importNode(element, true);
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const textOf = (elements: Iterable<Element | null>) =>
    clean([...elements].map((element) => (element === null ? '' : spoken(element))).join(' '));
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) return textOf(ids.split(' ').map((id) => document.getElementById(id)));
    const label = element.getAttribute('aria-label');
    if (label !== null) return clean(label);
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    return labels !== null && labels.length > 0 ? textOf(labels) : textOf([element]);
  };
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  let places: Element[] = [document.documentElement];
  for (const { selector, name, pattern } of chain) {
    places = places
      .flatMap((place) => [...place.querySelectorAll(selector)])
      .filter((element) => name === undefined || nameOf(element) === name)
      .filter((element) => pattern === undefined || new RegExp(...pattern).test(nameOf(element)))
      .filter(isThere);
  }
  return places[0] ?? null;
}
