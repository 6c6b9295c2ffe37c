import type { RuntimeConfig } from '@careline/shared/manifest';
import type { EarlyCalls } from './early-calls';
import { askEarly, isComplete, readStored } from './early-script';
import { lostStyles } from './lost-styles';
import type { Audience } from './outline';
import { startAgain } from './start-again';

const look = [
  'var d=h.dataset,g=function(n){try{return localStorage.getItem(n)}catch(e){}},',
  "t=g('theme'),a=g('appearance');if(t)d.theme=t;",
  "if(a==='dark'||a!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)d.appearance='dark';",
].join('');

const mayBeSeen: Readonly<Record<Audience, string>> = {
  everybody: 'true',
  complete: `i&&${isComplete}`,
  incomplete: `i&&!(${isComplete})`,
};

// The first formatters of a document take a slow phone 60 ms, the code that needs them is on its way for a second: they are made after the first paint.
const afterPaint = (...formats: readonly string[]) =>
  `requestAnimationFrame(function(){${formats.map((name) => `setTimeout(function(){new Intl.${name}(h.lang)});`).join('')}});`;

/** What differs from page to page. */
export interface BootParts {
  /** Whom the outline in the page is for; undefined where there is none. */
  readonly outlineFor?: Audience | undefined;
  /** Whether prices stand in the page. */
  readonly showsPrices?: boolean;
  readonly calls?: EarlyCalls | undefined;
}

/**
 * The one script that stands in the page itself, allowed by its hash: the chosen theme and appearance before the first paint, which outline may be seen, the
 * static message when the site's own code cannot be loaded and the way to try that again, and the calls and formatters that need not wait for that code.
 */
export function bootScript(config: RuntimeConfig, { outlineFor, showsPrices, calls }: BootParts = {}): string {
  const early = calls === undefined ? '' : askEarly(calls);
  const parts = [
    'var h=document.documentElement;',
    look,
    startAgain(config.remoteTimeoutMs),
    lostStyles,
    early === '' && outlineFor === undefined ? '' : readStored,
    outlineFor === undefined ? '' : showOutline(mayBeSeen[outlineFor]),
    outlineFor === undefined || outlineFor === 'everybody'
      ? ''
      : `if(d.painted==='layout')${afterPaint('NumberFormat', 'DateTimeFormat')}`,
    showsPrices === true ? afterPaint('NumberFormat') : '',
    early === '' ? '' : `try{${early}}catch(e){}`,
  ];
  return `(function(){${parts.join('')}})();`;
}

function showOutline(condition: string): string {
  return `h.dataset.painted='sign';try{if(${condition})h.dataset.painted='layout'}catch(e){}`;
}
