import type { Page } from '@playwright/test';
import type { DraftBook } from './drafts';
import type { Look } from './in-page';
import { pageFaults, splitPath, type Titles } from './pages';
import type { Person, Rows } from './people';
import type { Random } from './random';
import type { SoakSite } from './soak-site';

/** One tab, and what the walk knows of it. */
export interface Tab {
  readonly name: 'one' | 'two';
  /** Nothing that loads a document is done here for now, so that what grows within one is seen. */
  keepsDocument: boolean;
  /** The other tab is left alone for now, so that it can be measured. */
  staysInFront: boolean;
  page: Page;
  /** Who is signed in here. */
  person: Person | undefined;
  /** Whose session ran out here: their drafts wait for them. */
  former: Person | undefined;
  /** Whose e-mail stands in the form of a sign-in that failed. */
  typed: Person | undefined;
  drafts: DraftBook;
  /** Its storage takes nothing more. */
  isFull: boolean;
  /** Somebody has done what loads a document here. */
  mayLoad: boolean;
  /** A release was taken back since its document began: more of that one does not come, and a reload takes its place (R243). */
  hasOldCode: boolean;
  /** Where documents were loaded that nobody asked for. */
  hiddenLoads: readonly string[];
  look: Look;
}

/** Everything that a walk acts on. */
export interface World {
  readonly site: SoakSite;
  readonly titles: Titles;
  readonly people: readonly Person[];
  /** What each has at the server. */
  readonly rows: Map<Person, Rows>;
  readonly tabs: readonly [Tab, Tab];
  active: Tab;
  /** Complaints of this kind belong to the fault of this step. */
  readonly announce: (pattern: RegExp) => void;
}

/** One step of a walk. */
export interface Step {
  readonly world: World;
  readonly tab: Tab;
  readonly random: Random;
  /** What is done, for the list of the last actions. */
  readonly say: (words: string) => void;
}

/** A promise of the site that did not hold. */
export class Broken extends Error {}

/** How long anything may take, in ms; a machine that runs other things too is slow. */
const PATIENCE_MS = 25_000;
/** A page that waits for somebody does not rest. */
const REST_MS = 100;
const MOVING_ON = /Execution context was destroyed|Cannot find context|navigat|soak|reading 'look'/;

/** What the tab shows now. Between two documents there is nothing to see, so it looks again. */
export function look(world: World, tab: Tab): Promise<Look> {
  return lookAfter(world, tab, 0);
}

/** Looks once the effects of what was just done have run. */
export function lookAtRest(world: World, tab: Tab): Promise<Look> {
  return lookAfter(world, tab, REST_MS);
}

/** Looks as soon as the page rests, or after `restMs`. */
async function lookAfter(world: World, tab: Tab, restMs: number): Promise<Look> {
  const marks = world.people.map(({ mark }) => mark);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const seen = await tab.page.evaluate(([given, ms]) => window.soak.look(given, ms), [marks, restMs] as const);
      if (seen.document !== tab.look?.document) {
        tab.drafts.forgetMemory(seen);
        tab.isFull = false;
        if (!tab.mayLoad && !tab.hasOldCode) tab.hiddenLoads = [...tab.hiddenLoads, seen.path];
        tab.hasOldCode = false;
      }
      tab.look = seen;
      return seen;
    } catch (error) {
      if (attempt > 200 || !MOVING_ON.test(String(error))) throw error;
      await pause();
    }
  }
}

/** Looks until `isMet`. Throws what was waited for and what was seen instead. */
export async function until(world: World, tab: Tab, what: string, isMet: (seen: Look) => boolean): Promise<Look> {
  const start = performance.now();
  for (;;) {
    const seen = await lookAfter(world, tab, REST_MS);
    if (isMet(seen)) return seen;
    if (performance.now() - start > PATIENCE_MS) {
      const faults = pageFaults(seen, world.titles).join('; ');
      throw new Broken(`${what} did not come; ${faults && `${faults}; `}${summary(seen)}`);
    }
    await pause();
  }
}

/** The page stands: at the unprefixed path, where one is expected, and nothing is under way. */
export function settled(world: World, tab: Tab, path?: string): Promise<Look> {
  return until(
    world,
    tab,
    path === undefined ? 'a page that rests' : `the page ${path}`,
    (seen) =>
      seen.isQuiet &&
      (path === undefined || splitPath(seen.path).plain === path) &&
      pageFaults(seen, world.titles).length === 0,
  );
}

export function summary({ path, title, headings, words, isQuiet, hasErrorView, forms }: Look): string {
  return JSON.stringify({ path, title, headings, words, isQuiet, hasErrorView, forms: forms.length });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 4));

/** Whom the tab's storage speaks of. */
export function personOf(world: World, { session, local }: Look): Person | undefined {
  const holder = session['careline.token'] ? session : local;
  if (!holder['careline.token']) return undefined;
  const { userId } = JSON.parse(holder['careline.identity'] ?? '{}');
  return world.people.find((person) => person.userId === userId);
}

export function otherThan(world: World, tab: Tab): Tab {
  return world.tabs[0] === tab ? world.tabs[1] : world.tabs[0];
}

/** The language that a tab shows. */
export function localeOf(tab: Tab) {
  return splitPath(tab.look.path).locale;
}
