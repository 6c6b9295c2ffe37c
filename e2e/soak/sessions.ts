import { keepsDraftOf } from './drafts';
import type { Look } from './in-page';
import { moveTo } from './moves';
import { isPublic, splitPath } from './pages';
import type { Person } from './people';
import { Broken, lookAtRest, otherThan, personOf, type Step, settled, type Tab, until, type World } from './world';

/** Signs somebody in by the form, remembered or for this tab alone. */
export async function signIn(step: Step): Promise<void> {
  const { world, tab, random } = step;
  const person = random.pick(world.people);
  const isRemembered = await submitSignIn(step, person);
  await until(
    world,
    tab,
    `the session of ${person.mark}`,
    (seen) => personOf(world, seen) === person && splitPath(seen.path).plain !== '/auth/login',
  );
  await settled(world, tab);
  enter(tab, person);
  // Another tab without a session of its own takes the one that is remembered.
  const other = otherThan(world, tab);
  if (isRemembered && other.person === undefined) {
    await until(
      world,
      other,
      `the session of ${person.mark} in tab ${other.name}`,
      (seen) => personOf(world, seen) === person,
    );
    await settled(world, other);
    enter(other, person);
  }
}

/** Fills the form in and sends it. Resolves to whether the session is remembered. */
export async function submitSignIn(step: Step, person: Person): Promise<boolean> {
  const { world, tab, random, say } = step;
  await moveTo(step, '/auth/login');
  const isRemembered = random.chance(0.4);
  say(`signs in as ${person.mark}${isRemembered ? ', remembered' : ''}`);
  await tab.page.evaluate(
    ([email, password, remember]) => {
      window.soak.type('email', email);
      window.soak.type('password', password);
      const box = document.querySelector<HTMLInputElement>('[name="remember"]');
      if (box && box.checked !== remember) box.click();
    },
    [person.email, person.password, isRemembered] as const,
  );
  tab.typed = person;
  const seen = await lookAtRest(world, tab);
  // Whom the device remembered stood in the form anyway.
  const isKept = Object.keys(seen.session).some((name) => name.endsWith('.account-email'));
  if (!isKept && !tab.isFull) tab.drafts.settle('email', seen);
  else tab.drafts.note('email', 'email', person.email, seen, tab.isFull);
  await tab.page.evaluate(() => window.soak.press('main form button[type="submit"]'));
  return isRemembered;
}

/** This tab is somebody's now. */
function enter(tab: Tab, person: Person): void {
  tab.person = person;
  tab.former = undefined;
  tab.typed = undefined;
  tab.drafts.clear(person.userId);
}

/** By the menu. Every tab of the user follows, and forgets what was typed, as does one whose session ended before. */
export async function signOut({ world, tab, say }: Step): Promise<void> {
  const { person } = tab;
  say('signs out');
  // A tab with a token of its own may hear of it before it sees that the device's is gone, and ask whose that is.
  world.announce(/status of 401.*\/auth\/validate/);
  // Public pages have no menu.
  if (isPublic(splitPath(tab.look.path).plain)) await moveTo({ world, tab, say }, '/dashboard');
  await tab.page.locator('header button[aria-haspopup="menu"]').click();
  await tab.page.getByRole('menuitem').last().click();
  for (const one of world.tabs) {
    if (person !== undefined && one.former === person) {
      await until(world, one, `no draft in tab ${one.name}`, (seen) => !keepsDraftOf(person.userId, seen));
      one.drafts.clearOf(person.userId);
    }
    if (one.person !== person) continue;
    await until(world, one, `the end of the session in tab ${one.name}`, (seen) => personOf(world, seen) !== person);
    one.person = undefined;
    one.former = undefined;
    one.drafts.clear();
    await settled(world, one);
    takeIn(world, one);
  }
  if (tab.person === undefined && splitPath(tab.look.path).plain !== '/auth/login')
    throw new Broken(`A sign-out leads to ${tab.look.path}.`);
}

/** The server takes the token back; the next call tells. What was typed waits for its user. */
export async function expire({ world, tab, say }: Step): Promise<void> {
  const sharing = tabsWithTokenOf(world, tab);
  say('is signed out by the server, and loads the page anew');
  world.announce(/status of 401/);
  const headers = { authorization: `Bearer ${tokenIn(tab)}` };
  await fetch(`${world.site.origin}/backend/auth/logout`, { method: 'POST', headers });
  tab.mayLoad = true;
  await tab.page.reload({ waitUntil: 'commit' });
  await endIn(world, sharing);
}

/** Tabs that stand on the same token: a remembered one is that of all. */
export function tabsWithTokenOf(world: World, tab: Tab): Tab[] {
  const token = tokenIn(tab);
  return world.tabs.filter((one) => one.person !== undefined && tokenIn(one) === token);
}

/** Tabs that stood on the device's token, where `tab` has tried it on the same bad line after its own was refused: nobody has it any more (R103). */
export function tabsLeftBy({ look: { local } }: Tab, { tabs }: World, but: readonly Tab[]): Tab[] {
  if (local['careline.token']) return [];
  return tabs.filter((one) => one.person !== undefined && !but.includes(one) && !one.look.session['careline.token']);
}

/** The session of these tabs is over, by nobody's wish: their drafts stay. */
export async function endIn(world: World, tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) {
    // The device may remember the same person, by another token.
    const ended = tokenIn(tab);
    const isOver = (look: Look) => personOf(world, look) !== tab.person || tokenIn({ look }) !== ended;
    await until(world, tab, `the end of the session in tab ${tab.name}`, isOver);
    tab.former = tab.person;
    tab.person = undefined;
    await settled(world, tab);
    takeIn(world, tab);
  }
}

/** A tab without a session takes the one that the device remembers; on a public page nobody has asked whose it is, and drafts wait for their user. */
function takeIn(world: World, tab: Tab): void {
  const person = personOf(world, tab.look);
  if (tab.person !== undefined || person === undefined || tab.look.session['careline.token']) return;
  const { former } = tab;
  enter(tab, person);
  if (isPublic(splitPath(tab.look.path).plain)) tab.former = former;
}

function tokenIn({ look: { session, local } }: Pick<Tab, 'look'>): string | undefined {
  return session['careline.token'] || local['careline.token'];
}
