import { dashboardPaths, inLanguage, locales, onboardingPaths, publicPaths } from '../support/paths';
import { word } from '../support/words';
import type { Look } from './in-page';
import { landing, pageFaults, splitPath } from './pages';
import { Broken, localeOf, otherThan, type Step, settled, type Tab, until } from './world';

const everyPath = [...publicPaths, ...onboardingPaths, ...dashboardPaths];
const themes = ['green', 'cyan', 'blue', 'purple', 'default'];

/** Follows one of the links that the page has. */
export async function followLink({ world, tab, random, say }: Step): Promise<void> {
  const links = await tab.page.evaluate(() => window.soak.links());
  const known = [...new Set(links)].filter((path) => world.titles.en.has(splitPath(path).plain));
  const path = random.pick(known);
  say(`follows the link to ${path}`);
  await tab.page.evaluate((address) => window.soak.press(`a[href="${address}"]`), path);
  await arrived({ world, tab, say }, landing(tab.person, splitPath(path).plain));
}

/**
 * The page stands. Of a release that was taken back nothing more comes: the page heals by itself, with the release that is live or by a reload, unless the storage is full: then Retry
 * does it.
 */
async function arrived({ world, tab, say }: Pick<Step, 'world' | 'tab' | 'say'>, plain?: string): Promise<void> {
  if (tab.hasOldCode) {
    const isThere = (now: Look) => plain === undefined || splitPath(now.path).plain === plain;
    const isWhole = (now: Look) => pageFaults(now, world.titles).length === 0;
    const isMet = (now: Look) => now.isQuiet && isThere(now) && (now.hasErrorView || isWhole(now));
    const seen = await until(world, tab, `the page ${plain ?? ''}, or an error in its place`, isMet);
    if (seen.hasErrorView && tab.isFull) {
      say(`retries in tab ${tab.name}`);
      await retryAll(tab);
    }
    // Where nothing comes in this document, another is loaded; until then the error stands.
    await until(world, tab, 'the page in place of its error', (now) => !now.hasErrorView);
  }
  await settled(world, tab, plain);
}

/** Moves inside the document by a link, or by those of the pages above; where none leads there, by the address bar. */
export async function moveTo(step: Pick<Step, 'world' | 'tab' | 'say'>, plain: string): Promise<void> {
  const { world, tab } = step;
  if (splitPath(tab.look.path).plain === plain && !tab.look.hasErrorView) return;
  if (await pressLink(step, plain)) return;
  const above = [...pagesAbove(plain)].find((path) => world.titles.en.has(path));
  if (above !== undefined) await moveTo(step, above);
  if (splitPath(tab.look.path).plain === plain || (await pressLink(step, plain))) return;
  await open(step, plain);
  await settled(world, tab, landing(tab.person, plain));
}

async function pressLink({ world, tab, say }: Pick<Step, 'world' | 'tab' | 'say'>, plain: string): Promise<boolean> {
  const path = inLanguage(plain, localeOf(tab));
  if (!(await tab.page.evaluate((address) => window.soak.press(`a[href="${address}"]`), path))) return false;
  say(`moves to ${path}`);
  await arrived({ world, tab, say }, landing(tab.person, plain));
  return true;
}

/** `/dashboard/billing/invoices` → `/dashboard/billing`, `/dashboard`; the home page is above all but itself. */
function* pagesAbove(plain: string): Generator<string> {
  if (plain.startsWith('/onboarding')) yield '/dashboard';
  for (let path = plain; path !== '/'; ) {
    path = path.slice(0, path.lastIndexOf('/')) || '/';
    yield path;
  }
}

/** By the address bar: another document. */
export async function open({ world, tab, say }: Pick<Step, 'world' | 'tab' | 'say'>, plain: string): Promise<void> {
  const path = inLanguage(plain, localeOf(tab));
  say(`opens ${path} by the address bar`);
  tab.mayLoad = true;
  await tab.page.goto(world.site.origin + path, { waitUntil: 'commit' });
}

export async function typeAddress(step: Step): Promise<void> {
  const path = step.random.pick(everyPath);
  await open(step, path);
  await settled(step.world, step.tab, landing(step.tab.person, path));
}

export async function reload({ world, tab, say }: Step): Promise<void> {
  say('reloads');
  tab.mayLoad = true;
  await tab.page.reload({ waitUntil: 'commit' });
  await settled(world, tab, landing(tab.person, splitPath(tab.look.path).plain));
}

/** Back or forward, where the browser has somewhere to go. */
export async function goThroughHistory({ world, tab, random, say }: Step): Promise<void> {
  const by = random.pick([-1, -1, -2, 1]);
  const target = await tab.page.evaluate((delta) => {
    const here = navigation.currentEntry?.index ?? 0;
    const { url, sameDocument = false } = navigation.entries()[here + delta] ?? {};
    return { url, sameDocument };
  }, by);
  if (typeof target.url !== 'string' || (tab.keepsDocument && !target.sameDocument))
    return followLink({ world, tab, random, say });
  tab.mayLoad ||= !target.sameDocument;
  const { pathname } = new URL(target.url);
  say(`goes ${by} in the history, to ${pathname}`);
  const { document } = tab.look;
  await tab.page.evaluate((delta) => history.go(delta), by);
  if (!target.sameDocument) {
    // The document that is left may have the address of the one that comes, and that one may be as the browser has kept it.
    await until(world, tab, `the document of ${pathname}`, (now) => now.document !== document);
    tab.hasOldCode = true;
  }
  await arrived({ world, tab, say }, landing(tab.person, splitPath(pathname).plain));
}

/** Another language, in the middle of whatever is typed; the other tab follows. */
export async function switchLanguage({ world, tab, random, say }: Step): Promise<void> {
  const { plain, locale } = splitPath(tab.look.path);
  const next = random.pick(locales.filter((other) => other !== locale));
  say(`switches to ${next}`);
  const isChosen = await tab.page.evaluate((value) => window.soak.choose(value), next);
  if (!isChosen) throw new Broken('There is no choice of languages.');
  for (const one of [tab, otherThan(world, tab)]) {
    await until(world, one, `the language ${next} in tab ${one.name}`, (seen) => splitPath(seen.path).locale === next);
    await arrived({ world, tab: one, say }, one === tab ? plain : undefined);
  }
}

/** Presses each Retry that the page offers. Where a switch of language has failed, the address speaks the new one and the page still the old. */
export async function retryAll(tab: Tab): Promise<void> {
  const names = locales.flatMap((locale) =>
    ['shell:error.retry', 'shared:error.retry'].map((name) => word(locale, name)),
  );
  for (const words of new Set(names))
    await tab.page.evaluate((given) => window.soak.press('main button, header button', given), words);
}

export async function switchTheme({ world, tab, random, say }: Step): Promise<void> {
  const theme = random.pick(themes);
  say(`chooses the theme ${theme}`);
  // Where a full storage lost the last choice to a load, the tabs differ; what is chosen already is no news.
  const following = tab.look.theme === theme ? [] : [otherThan(world, tab)];
  await tab.page.evaluate((value) => window.soak.choose(value), theme);
  for (const one of [tab, ...following])
    await until(world, one, `the theme ${theme} in tab ${one.name}`, (seen) => seen.theme === theme);
}

/** Goes on in the other tab. */
export async function changeTab({ world, tab, say }: Step): Promise<void> {
  world.active = otherThan(world, tab);
  say(`goes on in tab ${world.active.name}`);
  await settled(world, world.active);
}
