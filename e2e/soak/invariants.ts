import type { Look } from './in-page';
import { pageFaults, splitPath } from './pages';
import { personOf, type Tab, type World } from './world';

/** What holds after each step, whatever the step was. Names what does not. */
export function brokenPromises(world: World, tab: Tab): string[] {
  const seen = tab.look;
  const path = splitPath(seen.path).plain;
  return [
    ...pageFaults(seen, world.titles),
    ...tab.drafts.faults(seen, path, tab.person?.userId, !seen.hasErrorView),
    ...strangers(world, tab, seen),
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
  const marksIn = (record: Readonly<Record<string, string>>) => {
    const text = JSON.stringify(record);
    return world.people.filter(({ mark }) => text.includes(mark));
  };
  const shown = world.people.filter(({ mark }) => seen.marks.includes(mark));
  const onDevice = world.tabs.flatMap((one) => [one.person, one.typed]);
  return [
    present === person
      ? ''
      : `the storage speaks of ${present?.mark ?? 'nobody'}, and ${person?.mark ?? 'nobody'} is signed in`,
    ...shown
      .filter((one) => one !== person && one !== typed)
      .map(({ mark }) => `data of ${mark} are on the screen of ${person?.mark ?? 'nobody'}`),
    ...marksIn(seen.session)
      .filter((one) => ![person, former, typed].includes(one))
      .map(({ mark }) => `data of ${mark} are in the tab's storage under ${person?.mark ?? 'nobody'}`),
    ...marksIn(seen.local)
      .filter((one) => !onDevice.includes(one))
      .map(({ mark }) => `data of ${mark} are on the device, and they are signed in nowhere`),
  ].filter(Boolean);
}
