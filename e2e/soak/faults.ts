import { inLanguage } from '../support/paths';
import { answered, cameTo, chooseChange, countDrafts, expectRows } from './carry-out';
import type { Look } from './in-page';
import { moveTo, open, retryAll } from './moves';
import { landing } from './pages';
import { endIn, submitSignIn, tabsLeftBy, tabsWithTokenOf } from './sessions';
import type { ApiFault, RemoteFault } from './wire-faults';
import { Broken, localeOf, look, personOf, type Step, settled, until } from './world';

/** A page of each remote, for each kind of person. */
const pagesOf: Readonly<Record<string, { readonly complete: string; readonly incomplete?: string }>> = {
  'mf-account': { complete: '/dashboard/account', incomplete: '/dashboard/conditions' },
  'mf-billing': { complete: '/dashboard/billing' },
  'mf-telephony': { complete: '/dashboard/statistics' },
  'mf-onboarding': { complete: '', incomplete: '/onboarding/profile' },
};

/** A change on a line that fails: it is done once or not at all, and what was typed stays until it is done. */
export async function changeOnBadLine(step: Step): Promise<void> {
  const { world, tab, random, say } = step;
  const prepared = await chooseChange(step)(step);
  const fault = random.pick<ApiFault>([
    { kind: 'status', status: 500, calls: 'writes' },
    { kind: 'status', status: 503, calls: 'all' },
    { kind: 'lost', calls: 'writes' },
    { kind: 'lost', calls: 'writes' },
    { kind: 'cut', calls: 'writes' },
    { kind: 'hang', calls: 'writes' },
  ]);
  say(`while ${nameOf(fault)}:`);
  announceApi(step);
  const { sent, writes } = tab.look;
  await world.site.setFaults({ api: fault });
  await prepared.press();
  if (fault.kind === 'hang') {
    await cameTo(step, prepared, 'the sending of the change', (seen) => seen.sent > sent);
    await heldUp(step);
  } else {
    const isEnd = (seen: Look) => seen.isQuiet && (seen.writes > writes || fault.calls === 'all');
    await cameTo(step, prepared, 'an end of the change', isEnd);
  }
  await heal(step);
  const isDone = fault.kind === 'lost' || fault.kind === 'hang';
  if (fault.kind === 'hang') await answered(step, prepared, writes);
  const drafts = countDrafts(step, prepared);
  if (isDone && prepared.form !== undefined) tab.drafts.settle(prepared.form, await look(world, tab), true);
  // Where nothing new is made, a lost answer is told as a failure, and what was typed stays.
  const isKnown = fault.kind === 'hang' || prepared.adds !== undefined;
  if (isDone && isKnown && drafts > 0 && countDrafts(step, prepared) >= drafts)
    throw new Broken(`The form of ${prepared.form} was saved, and its draft is still kept.`);
  await expectRows(step, isDone ? prepared.adds : {});
}

/** Loads a page anew while calls fail or hang: words, never a blank page; what the server cannot say signs out at most. */
export async function openOnBadLine(step: Step): Promise<void> {
  const { world, tab, random, say } = step;
  const fault = random.pick<ApiFault>([
    { kind: 'status', status: 503, calls: 'reads' },
    { kind: 'cut', calls: 'reads' },
    { kind: 'hang', calls: 'reads' },
  ]);
  say(`while ${nameOf(fault)}:`);
  announceApi(step);
  const sharing = tabsWithTokenOf(world, tab);
  await world.site.setFaults({ api: fault });
  await open(
    step,
    random.pick(['/dashboard', '/dashboard/billing', '/dashboard/account/phone-numbers', '/professionals']),
  );
  // Nothing is asked in the name of nobody.
  if (fault.kind === 'hang' && tab.person !== undefined) await heldUp(step);
  else await settled(world, tab);
  await heal(step);
  await settled(world, tab);
  // The device may remember somebody else, whose token the tab then has.
  if (personOf(world, tab.look) !== tab.person) await endIn(world, [...sharing, ...tabsLeftBy(tab, world, sharing)]);
}

/** A sign-in on a line that fails leaves nobody signed in. */
export async function signInOnBadLine(step: Step): Promise<void> {
  const { world, tab, random, say } = step;
  const fault = random.pick<ApiFault>([
    { kind: 'status', status: 500, calls: 'all' },
    { kind: 'cut', calls: 'all' },
  ]);
  await moveTo(step, '/auth/login');
  say(`while ${nameOf(fault)}:`);
  announceApi(step);
  const { writes } = tab.look;
  await world.site.setFaults({ api: fault });
  await submitSignIn(step, random.pick(world.people));
  await until(world, tab, 'an answer to the sign-in', (seen) => seen.isQuiet && seen.writes > writes);
  if (personOf(world, tab.look) !== undefined) throw new Broken('A sign-in that failed has left a session.');
  await heal(step);
}

/** Files of a remote do not come: its pane says so, the rest works, and Retry brings it back without a reload. */
export async function loseRemote(step: Step): Promise<void> {
  const { world, tab, random, say } = step;
  const kind = tab.person?.isComplete ? 'complete' : 'incomplete';
  const remote = random.pick(Object.keys(pagesOf).filter((name) => pagesOf[name]?.[kind]));
  const page = pagesOf[remote]?.[kind] ?? '';
  const fault = random.pick<Omit<RemoteFault, 'remote'>>([
    { kind: 'missing', files: 'entry' },
    { kind: 'html', files: 'entry' },
    { kind: 'cut', files: 'all' },
    { kind: 'missing', files: 'all' },
    { kind: 'hang', files: 'entry' },
  ]);
  say(`loses ${remote} (${fault.files} ${fault.kind}):`);
  for (const pattern of [/mf-\w+/, /integrity|preload|MIME|module|status of 404|ERR_/i]) world.announce(pattern);
  const elsewhere = kind === 'complete' ? '/dashboard' : '/professionals';
  await open(step, elsewhere);
  await settled(world, tab, landing(tab.person, elsewhere));
  // What the browser has kept needs no line.
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await world.site.setFaults({ remote: { ...fault, remote } });
  await open(step, page);
  await until(world, tab, `the error of ${remote} in its pane`, (seen) => seen.hasErrorView && seen.text > 20);
  if (kind === 'complete') {
    const path = inLanguage(elsewhere, localeOf(tab));
    await tab.page.evaluate((address) => window.soak.press(`a[href="${address}"]`), path);
    await settled(world, tab, elsewhere);
    await tab.page.evaluate((address) => window.soak.press(`a[href="${address}"]`), inLanguage(page, localeOf(tab)));
    await until(world, tab, `the error of ${remote} in its pane`, (seen) => seen.hasErrorView && seen.text > 20);
  }
  const { document } = await look(world, tab);
  await heal(step);
  const seen = await until(world, tab, `${remote} after Retry`, (now) => now.isQuiet && !now.hasErrorView);
  if (seen.document !== document) throw new Broken(`Retry of ${remote} has loaded another document.`);
}

/** The line works again, and whatever offers Retry is retried. */
async function heal(step: Step): Promise<void> {
  const { world, tab } = step;
  await world.site.setFaults({});
  step.say('… until it works again');
  await settled(world, tab);
  await retryAll(tab);
  await settled(world, tab);
}

/** A request has arrived and waits; the page stands meanwhile. */
async function heldUp({ world, tab }: Step): Promise<void> {
  const start = performance.now();
  while ((await world.site.held()) === 0) {
    if (performance.now() - start > 10_000) throw new Broken('Nothing was asked of the server that hangs.');
  }
  await look(world, tab);
}

function announceApi({ world }: Step): void {
  world.announce(/status of 50\d|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/);
}

function nameOf({ kind, status, calls }: ApiFault): string {
  return `${calls === 'all' ? 'all calls' : `all ${calls}`} ${kind === 'status' ? `are answered with ${status}` : { hang: 'hang', lost: 'lose their answers', cut: 'are cut off' }[kind]}`;
}
