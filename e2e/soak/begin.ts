import type { Browser, BrowserContext } from '@playwright/test';
import { createDraftBook } from './drafts';
import { installInPage, nameHelper } from './in-page';
import { readTitles } from './pages';
import { countRows, registerPeople } from './people';
import type { SoakSite } from './soak-site';
import { look, settled, type Tab, type World } from './world';

/** A world at its start: two tabs of one browser on the home page, nobody signed in. */
export interface Beginning {
  readonly world: World;
  readonly context: BrowserContext;
  /** What was complained of since the last call and was not announced. */
  readonly takeProblems: () => string[];
  /** What was announced for the step that is over is not for the next but one. */
  readonly forgetAnnouncements: () => void;
}

/** A tab that runs a release which was taken back asks for its hashes in vain, and heals with the one that is live: the soak only ever takes back. */
const alwaysExpected = /status of 404.*\/preloads\/fallbacks\/|Nobody knows the hashes of/;

export async function begin(browser: Browser, site: SoakSite): Promise<Beginning> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(nameHelper);
  await context.addInitScript(installInPage);
  let problems: string[] = [];
  let announced: RegExp[] = [];
  let announcedBefore: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => problems.push(`page: ${error.error().stack ?? error.error().message}`));

  const [titles, people] = await Promise.all([readTitles(site.origin), registerPeople(site.origin)]);
  const rows = new Map(await Promise.all(people.map(async (person) => [person, await countRows(person)] as const)));
  const tabs = [await newTab(context, 'one'), await newTab(context, 'two')] as const;
  const world: World = {
    site,
    titles,
    people,
    rows,
    tabs,
    active: tabs[0],
    announce: (pattern) => announced.push(pattern),
  };
  for (const tab of tabs) {
    await tab.page.goto(site.origin, { waitUntil: 'commit' });
    await look(world, tab);
    await settled(world, tab, '/');
  }
  return {
    world,
    context,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken.filter(
        (text) => ![alwaysExpected, ...announced, ...announcedBefore].some((pattern) => pattern.test(text)),
      );
    },
    forgetAnnouncements: () => {
      announcedBefore = announced;
      announced = [];
    },
  };
}

async function newTab(context: BrowserContext, name: Tab['name']): Promise<Tab> {
  const page = await context.newPage();
  // Until the first look there is none.
  return {
    name,
    keepsDocument: false,
    staysInFront: false,
    page,
    person: undefined,
    former: undefined,
    typed: undefined,
    drafts: createDraftBook(),
    isFull: false,
    mayLoad: true,
    hasOldCode: false,
    hiddenLoads: [],
    look: nothing,
  };
}

const nothing: Tab['look'] = {
  document: 0,
  path: '/',
  title: '',
  lang: '',
  theme: undefined,
  layout: undefined,
  headings: [],
  text: 0,
  words: '',
  hasErrorView: false,
  isDialogOpen: false,
  notices: 0,
  current: undefined,
  forms: [],
  session: {},
  local: {},
  marks: {},
  violations: [],
  sent: 0,
  writes: 0,
  lastWrite: 0,
  isQuiet: false,
};
