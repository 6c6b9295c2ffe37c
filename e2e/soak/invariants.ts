import type { Look } from './in-page';
import { pageFaults, splitPath } from './pages';
import type { Person } from './people';
import { personOf, type Tab, type World } from './world';

/** What holds after each step, whatever the step was. Names what does not. */
export function brokenPromises(world: World, tab: Tab): string[] {
  const seen = tab.look;
  const path = splitPath(seen.path).plain;
  return [
    ...pageFaults(seen, world.titles),
    ...tab.drafts.faults(seen, path, tab.person?.userId, !seen.hasErrorView),
    ...strangers(world, tab, seen),
    ...tab.hiddenLoads.map((path) => `${path} was loaded anew, and nobody had asked for that`),
    ...seen.violations.map((violation) => `the content policy was violated: ${violation}`),
    seen.hasErrorView ? 'an error view stands, and nothing is wrong with the line' : '',
    JSON.stringify([seen.session, seen.local]).includes('42424242') ? 'a card number is in the storage' : '',
  ]
    .filter(Boolean)
    .map((fault) => `tab ${tab.name}: ${fault}`);
}

/** One user's data only: on the screen, in the tab's storage and on the device. */
function strangers(world: World, tab: Tab, seen: Look): string[] {
  const { person, former, typed } = tab;
  const present = personOf(world, seen);
  const marksIn = (record: Readonly<Record<string, string>>) =>
    world.people.flatMap((one) => {
      const names = Object.keys(record).filter((name) => `${name}${record[name]}`.includes(one.mark));
      return names.length > 0 ? [{ one, names: names.join(', ') }] : [];
    });
  const shown = world.people.filter(({ mark }) => mark in seen.marks);
  const isOffered = ({ email }: Person) =>
    splitPath(seen.path).plain === '/auth/login' && email === seen.local['careline.email'];
  const onDevice = world.tabs.flatMap((one) => [one.person, one.typed]);
  return [
    present === person
      ? ''
      : `the storage speaks of ${present?.mark ?? 'nobody'}, and ${person?.mark ?? 'nobody'} is signed in`,
    ...shown
      .filter((one) => one !== person && one !== typed && !isOffered(one))
      .map(({ mark }) => `data of ${mark} are on the screen of ${person?.mark ?? 'nobody'}: "${seen.marks[mark]}"`),
    ...marksIn(seen.session)
      .filter(({ one, names }) => ![person, former, typed].includes(one) && !isRemembered(one, names, seen))
      .map(
        ({ one, names }) =>
          `data of ${one.mark} are in the tab's storage under ${person?.mark ?? 'nobody'}, at ${names}`,
      ),
    ...marksIn(seen.local)
      .filter(({ one }) => !onDevice.includes(one))
      .map(({ one, names }) => `data of ${one.mark} are on the device at ${names}, and they are signed in nowhere`),
  ].filter(Boolean);
}

/** The form of a sign-in begins with whom the device remembers, and its draft says so. */
function isRemembered({ email }: Person, names: string, { session }: Look): boolean {
  return names === 'careline.draft.visitor.account-email' && JSON.parse(session[names] ?? '{}').base?.email === email;
}
