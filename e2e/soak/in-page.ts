/** What a person, and a look into the browser's storage, sees at one moment. */
export interface Look {
  /** Another number is another document. */
  readonly document: number;
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  readonly theme: string | undefined;
  readonly layout: string | undefined;
  /** Visible headings of the first level. */
  readonly headings: readonly string[];
  /** How much text the page shows. */
  readonly text: number;
  /** How the page's text begins. */
  readonly words: string;
  /** Whether an error view stands in the place of the page. */
  readonly hasErrorView: boolean;
  readonly isDialogOpen: boolean;
  /** How many notices stand at the edge. */
  readonly notices: number;
  /** Where the navigation's current entry leads. */
  readonly current: string | undefined;
  /** Named fields of each form in the page. */
  readonly forms: readonly Readonly<Record<string, string>>[];
  /** Storage of this tab and of the device: name → value. */
  readonly session: Readonly<Record<string, string>>;
  readonly local: Readonly<Record<string, string>>;
  /** The marks of people that stand anywhere in the page, fields and title included, with what stands around the first of each. */
  readonly marks: Readonly<Record<string, string>>;
  /** Violations of the content policy since the document began. */
  readonly violations: readonly string[];
  /** How many changes have been sent, how many answered, and the last answer: a status, or 0 where there was none. */
  readonly sent: number;
  readonly writes: number;
  readonly lastWrite: number;
  /** Nothing is being asked for or loaded. */
  readonly isQuiet: boolean;
}

/** The soak's hand and eye in each document. */
interface InPage {
  /** Looks as soon as the page rests, or after so many ms. */
  readonly look: (marks: readonly string[], restMs: number) => Promise<Look>;
  /** Types over what the field of the page holds; says whether there is such a field. */
  readonly type: (name: string, text: string) => boolean;
  /** Chooses an option of a select in the header. */
  readonly choose: (value: string) => boolean;
  /** Presses the n-th visible, working element that a selector finds and whose words begin so; says whether there is one. */
  readonly press: (selector: string, words?: string, nth?: number) => boolean;
  /** How many elements `press` could press. */
  readonly count: (selector: string, words?: string) => number;
  /** Addresses that links of the page lead to. */
  readonly links: () => readonly string[];
  /** The browser's storage takes nothing more. */
  readonly fillStorage: (isFull: boolean) => void;
}

declare global {
  interface Window {
    soak: InPage;
  }
}

/** The loader of TypeScript files names functions by a helper that the browser does not have. */
export const nameHelper = 'globalThis.__name ??= (named) => named;';

/** Runs in each document before its own scripts; self-contained, because it is sent to the browser as text. */
export function installInPage(): void {
  const counts = { open: 0, sent: 0, writes: 0, lastWrite: 0, isFull: false };
  const violations: string[] = [];
  const main = () => document.querySelector('main');
  // Prerendered markup takes no press before React has taken it over.
  const isAlive = () => Object.keys(main()?.parentElement ?? {}).some((key) => key.startsWith('__react'));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  );
  const realSetItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(name: string, value: string) {
    if (counts.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    realSetItem.call(this, name, value);
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const isWrite = !['GET', 'HEAD'].includes(init?.method ?? (input instanceof Request ? input.method : 'GET'));
    counts.open += 1;
    if (isWrite) counts.sent += 1;
    let body: Promise<unknown> | undefined;
    let status = 0;
    try {
      const response = await realFetch(input, init);
      status = response.status;
      body = response.clone().arrayBuffer();
      return response;
    } finally {
      if (isWrite) {
        counts.writes += 1;
        counts.lastWrite = status;
      }
      // An answer is there with its last byte.
      const end = () => {
        counts.open -= 1;
      };
      if (body) void body.then(end, end);
      else end();
    }
  };

  const isQuiet = () =>
    counts.open === 0 &&
    document.readyState === 'complete' &&
    isAlive() &&
    document.querySelector(
      'main :is([aria-busy="true"], [data-busy], [data-skeleton], [data-widget]:not([data-settled])), [role="progressbar"][data-loading="true"]',
    ) === null;

  /** Without the places to which pages were scrolled: nobody's data. */
  function stored(open: () => Storage): Record<string, string> {
    try {
      return Object.fromEntries(Object.entries(open()).filter(([name]) => name !== 'careline.scroll'));
    } catch {
      return {};
    }
  }

  function fieldsOf(form: Element): Record<string, string> {
    const fields = [...form.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')];
    return Object.fromEntries(fields.filter(isShown).map(({ name, value }) => [name, value]));
  }

  /** One that stands and has not taken the focus yet hears no press. */
  function isDialogOpen(): boolean {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    return dialogs.some((dialog) => !isLeaving(dialog) && dialog.contains(document.activeElement));
  }

  /** A dialog that was answered is in the page until it has faded. */
  function isLeaving(element: Element): boolean {
    return element.closest('[role="dialog"], [role="alertdialog"]')?.matches('[data-state="closed"]') === true;
  }

  function found(selector: string, words: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(words) &&
        isShown(element) &&
        !isLeaving(element) &&
        !element.matches(':disabled, [aria-disabled="true"]'),
    );
  }

  function set(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
    control.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }

  function lookNow(marks: readonly string[]): Look {
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const everything = [document.title, document.body?.textContent, ...values].join('\n');
    return {
      document: performance.timeOrigin,
      path: location.pathname,
      title: document.title,
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
      layout: document.querySelector<HTMLElement>('[data-layout]')?.dataset.layout,
      headings: [...document.querySelectorAll('main h1')].filter(isShown).map((h1) => h1.textContent ?? ''),
      text: main()?.textContent?.trim().length ?? 0,
      words: main()?.textContent?.trim().slice(0, 200) ?? '',
      hasErrorView: main()?.querySelector('section[role="alert"]') != null,
      isDialogOpen: isDialogOpen(),
      notices: document.querySelectorAll('[role="region"] ol > li, ol[tabindex] > li').length,
      current:
        document.querySelector<HTMLAnchorElement>('nav a[aria-current="page"]')?.getAttribute('href') ?? undefined,
      forms: [...document.querySelectorAll('main form')].map(fieldsOf),
      session: stored(() => sessionStorage),
      local: stored(() => localStorage),
      marks: Object.fromEntries(
        marks.flatMap((mark) => {
          const at = everything.indexOf(mark);
          return at < 0 ? [] : [[mark, everything.slice(Math.max(0, at - 40), at + 40)]];
        }),
      ),
      violations,
      sent: counts.sent,
      writes: counts.writes,
      lastWrite: counts.lastWrite,
      isQuiet: isQuiet(),
    };
  }

  /** One moment without work may be the one between an answer and what it brings. */
  async function look(marks: readonly string[], restMs: number): Promise<Look> {
    const end = performance.now() + restMs;
    for (let quiet = 0; quiet < 2 && performance.now() < end; quiet = isQuiet() ? quiet + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 4));
    return lookNow(marks);
  }

  window.soak = {
    look,
    type: (name, text) => {
      const control = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (control) set(control, text);
      return control !== null;
    },
    choose: (value) => {
      const option = document.querySelector<HTMLOptionElement>(`header select option[value="${value}"]`);
      const select = option?.closest('select');
      if (select) set(select, value);
      return select != null;
    },
    press: (selector, words = '', nth = 0) => {
      const element = found(selector, words)[nth];
      element?.focus();
      element?.click();
      return element !== undefined;
    },
    count: (selector, words = '') => found(selector, words).length,
    links: () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(isShown).map((link) => link.pathname),
    fillStorage: (isFull) => {
      counts.isFull = isFull;
    },
  };
}
