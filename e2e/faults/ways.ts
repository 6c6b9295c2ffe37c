import type { Route } from '@playwright/test';
import { breakLifecycles, breakPart, type Change, throwAtEvaluation } from './changes';
import type { Where } from './places';

/** The files that a place needs of its remote, and what it needs of the shell. */
export interface FilesOfPlace {
  readonly entry: string;
  /** The chunk of page or widget. */
  readonly part: string;
  readonly texts: readonly string[];
  readonly styles: readonly string[];
  /** Scripts that page or widget import, and that other pages of the remote import too. */
  readonly common: readonly string[];
  readonly all: readonly string[];
  /** Modules that remotes get from the shell, as long as the shell's start does not need them. */
  readonly shared: readonly string[];
  /** Their styles, as long as /dashboard does not need them. */
  readonly sharedStyles: readonly string[];
  /** What the shell puts around the page. */
  readonly layout: readonly string[];
  /** Styles that the page names itself. */
  readonly look: readonly string[];
  /** The script that the site starts with, and the texts that it cannot do without. */
  readonly start: { readonly script: readonly string[]; readonly texts: readonly string[] };
}

/** What the pane says, or the document itself: a text, or nothing where all stands. */
export type Told = 'notLoaded' | 'notStarted' | 'tooSlow' | 'broke' | 'plain' | 'nothing';

/** A way of failing. */
export interface Way {
  readonly name: string;
  readonly told: Told;
  readonly files: (files: FilesOfPlace) => readonly string[];
  /** How the server answers for the files. */
  readonly answer?: (route: Route) => Promise<void>;
  /** What was released in their place, with its own hash. It fails for as long as the page's session storage has this fault. */
  readonly released?: { readonly change: Change; readonly fault: string };
  /** The site offers the release before; the release itself stays broken. */
  readonly hasFallback?: boolean;
  readonly where?: readonly Where[];
  /** The shell cannot show the pane: its own error page takes the place of everything. */
  readonly isWholePage?: boolean;
  /** Nothing of the site runs: the document itself says so, and its Retry is a link. */
  readonly isStart?: boolean;
}

const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/plain', body: `Error ${code}` });
const reset = (route: Route) => route.abort('connectionreset');
/** Not even once the fault is gone: the connection is dead. */
const hang = async () => {};
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hotel</title><p>Log in' });

/** Another content on its way. */
const altered = (change: Change) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};
const cut: Change = (text) => text.slice(0, text.length / 2);
const oneByteMore: Change = (text) => `${text} `;

const entry = ({ entry: file }: FilesOfPlace) => [file];
const part = ({ part: file }: FilesOfPlace) => [file];

const inLifecycles = (name: string, fault: string, told: Told, more: Partial<Way> = {}): Way => ({
  name,
  told,
  files: entry,
  released: { change: breakLifecycles, fault },
  ...more,
});

/** A page waits for what its widgets share, too: there is no cell in which the widget alone would miss it. */
const ofShell = (name: string, told: Told, answer: (route: Route) => Promise<void>): Way => ({
  name,
  told,
  files: ({ shared }) => shared,
  answer,
  where: ['cold', 'move'],
});

const ofSharedStyles = {
  files: ({ sharedStyles }: FilesOfPlace) => sharedStyles,
  isWholePage: true,
  where: ['move'],
} satisfies Partial<Way>;

const ofLayout = {
  files: ({ layout }: FilesOfPlace) => layout,
  isWholePage: true,
  where: ['cold'],
} satisfies Partial<Way>;

const ofStart = {
  told: 'notStarted',
  files: ({ start }: FilesOfPlace) => start.script,
  isWholePage: true,
  isStart: true,
  where: ['cold'],
} satisfies Partial<Way>;

export const ways: readonly Way[] = [
  { name: 'entry 404', told: 'notLoaded', files: entry, answer: status(404) },
  { name: 'entry 500', told: 'notLoaded', files: entry, answer: status(500) },
  { name: 'entry reset', told: 'notLoaded', files: entry, answer: reset },
  { name: 'entry hangs', told: 'tooSlow', files: entry, answer: hang },
  { name: 'entry is HTML', told: 'notLoaded', files: entry, answer: html },
  { name: 'entry truncated', told: 'notLoaded', files: entry, answer: altered(cut) },
  { name: 'entry, one byte changed', told: 'notLoaded', files: entry, answer: altered(oneByteMore) },
  {
    name: 'entry throws at evaluation',
    told: 'notLoaded',
    files: entry,
    released: { change: throwAtEvaluation, fault: 'evaluation' },
  },
  {
    name: 'entry, released with a syntax error',
    told: 'nothing',
    files: entry,
    released: { change: (text) => `${text};const`, fault: 'for good' },
    hasFallback: true,
  },
  { name: 'page chunk 404', told: 'notLoaded', files: part, answer: status(404) },
  { name: 'page chunk reset', told: 'notLoaded', files: part, answer: reset },
  { name: 'page chunk hangs', told: 'tooSlow', files: part, answer: hang },
  { name: 'page chunk, one byte changed', told: 'notLoaded', files: part, answer: altered(oneByteMore) },
  {
    name: 'page chunk throws at evaluation',
    told: 'notLoaded',
    files: part,
    released: { change: throwAtEvaluation, fault: 'evaluation' },
  },
  { name: 'chunk of several pages reset', told: 'notLoaded', files: ({ common }) => common, answer: reset },
  { name: 'texts 404', told: 'notLoaded', files: ({ texts }) => texts, answer: status(404) },
  { name: 'texts hang', told: 'tooSlow', files: ({ texts }) => texts, answer: hang },
  { name: 'stylesheet reset', told: 'notLoaded', files: ({ styles }) => styles, answer: reset },
  { name: 'every file reset', told: 'notLoaded', files: ({ all }) => all, answer: reset },
  ofShell('module of the shell 404', 'notLoaded', status(404)),
  ofShell('module of the shell reset', 'notLoaded', reset),
  // Before anything of the page stands, the layout waits for it as well, and the page says so as a whole.
  { ...ofShell('module of the shell hangs', 'tooSlow', hang), isWholePage: true, where: ['cold'] },
  { ...ofShell('module of the shell hangs', 'tooSlow', hang), where: ['move'] },
  ofShell('module of the shell, one byte changed', 'notLoaded', altered(oneByteMore)),
  // One reload finds the release that may have taken its place (R243), and a page that is loaded goes on without a style.
  ...[
    { name: 'style of a shared module reset', answer: reset },
    { name: 'style of a shared module, one byte changed', answer: altered(oneByteMore) },
  ].map((way): Way => ({ ...way, ...ofSharedStyles, told: 'plain' })),
  { name: 'style of a shared module hangs', answer: hang, ...ofSharedStyles, told: 'tooSlow' },
  {
    name: 'module of the shell throws at evaluation',
    told: 'notLoaded',
    files: ({ shared }) => shared,
    released: { change: throwAtEvaluation, fault: 'evaluation' },
    where: ['cold', 'move'],
  },
  { name: 'layout of the shell reset', told: 'notLoaded', answer: reset, ...ofLayout },
  { name: 'layout of the shell hangs', told: 'tooSlow', answer: hang, ...ofLayout },
  { name: 'layout of the shell, one byte changed', told: 'notLoaded', answer: altered(oneByteMore), ...ofLayout },
  {
    name: 'layout of the shell throws at evaluation',
    told: 'notLoaded',
    released: { change: throwAtEvaluation, fault: 'evaluation' },
    ...ofLayout,
  },
  ...[
    { name: 'styles of the shell reset', answer: reset },
    { name: 'styles of the shell hang', answer: hang },
    { name: 'styles of the shell, one byte changed', answer: altered(oneByteMore) },
  ].map((way): Way => ({ ...way, told: 'plain', files: ({ look }) => look, isWholePage: true, where: ['cold'] })),
  { name: 'start of the shell 404', answer: status(404), ...ofStart },
  { name: 'start of the shell reset', answer: reset, ...ofStart },
  { name: 'start of the shell hangs', answer: hang, ...ofStart },
  { name: 'start of the shell, one byte changed', answer: altered(oneByteMore), ...ofStart },
  {
    name: 'start of the shell throws at evaluation',
    released: { change: throwAtEvaluation, fault: 'evaluation' },
    ...ofStart,
  },
  { name: 'texts of the start reset', answer: reset, ...ofStart, files: ({ start }) => start.texts },
  inLifecycles('lifecycles missing', 'missing', 'notLoaded'),
  inLifecycles('bootstrap throws', 'bootstrap', 'broke'),
  inLifecycles('mount throws', 'mount', 'broke'),
  inLifecycles('mount never settles', 'hang-mount', 'tooSlow'),
  {
    name: 'render throws',
    told: 'broke',
    files: part,
    released: { change: breakPart, fault: 'render' },
  },
  { name: 'effect throws', told: 'broke', files: part, released: { change: breakPart, fault: 'effect' } },
  ...['bootstrap', 'mount', 'hang-mount'].map((fault) =>
    inLifecycles(`${fault}, with a release before`, fault, 'nothing', { hasFallback: true }),
  ),
  ...['evaluation', 'render', 'effect'].map((fault) => ({
    name: `${fault} of the page chunk, with a release before`,
    told: 'nothing' as const,
    files: part,
    released: { change: fault === 'evaluation' ? throwAtEvaluation : breakPart, fault },
    hasFallback: true,
  })),
  inLifecycles('unmount throws', 'unmount', 'nothing'),
  inLifecycles('unmount never settles', 'hang-unmount', 'nothing'),
];
