import { word } from '../support/words';
import { type Change, type Prepared, purchases, removals, saves } from './changes';
import type { DraftForm } from './drafts';
import type { Look } from './in-page';
import { countRows, type Person, type Rows } from './people';
import { Broken, localeOf, type Step, settled, until, type World } from './world';

/** More than this many of a kind, and one goes before the next comes. */
const MOST_ROWS = 6;
const formOf: Readonly<Record<keyof Rows, DraftForm | undefined>> = {
  numbers: 'number',
  addresses: 'address',
  cards: undefined,
};

/** A save or a purchase of the person in this tab. */
export function chooseChange({ world, tab, random }: Step): Change {
  const { person } = tab;
  if (person === undefined) throw new Broken('Nobody is signed in who could change something.');
  const kind = random.pick(['profile', 'address', 'condition', 'number', 'buy', 'buy', 'card'] as const);
  if (kind === 'buy')
    return roomFor(world, person, 'numbers') ? purchases.numbers : (removal(world, person, 'numbers') ?? saves.profile);
  if (kind === 'card')
    return roomFor(world, person, 'cards') ? purchases.cards : (removal(world, person, 'cards') ?? saves.profile);
  if (kind === 'address' && !roomFor(world, person, 'addresses'))
    return removal(world, person, 'addresses') ?? saves.profile;
  return saves[kind];
}

function roomFor(world: World, person: Person, kind: keyof Rows): boolean {
  return (world.rows.get(person)?.[kind] ?? 0) < MOST_ROWS;
}

/** What somebody types about is not taken away. */
function removal(world: World, person: Person, kind: keyof Rows): Change | undefined {
  const form = formOf[kind];
  const isTyped = form !== undefined && world.tabs.some(({ drafts }) => drafts.count(form, person.userId) > 0);
  return isTyped ? undefined : removals[kind];
}

/** A change on a healthy line: it succeeds, once, and its draft is gone. */
export async function change(step: Step): Promise<void> {
  const prepared = await chooseChange(step)(step);
  const { writes } = step.tab.look;
  const drafts = countDrafts(step, prepared);
  await prepared.press();
  await answered(step, prepared, writes);
  const { lastWrite } = step.tab.look;
  if (lastWrite >= 400 || lastWrite === 0)
    throw new Broken(`A change on a healthy line was answered with ${lastWrite}.`);
  const { form } = prepared;
  if (form !== undefined) {
    step.tab.drafts.settle(form, step.tab.look);
    if (drafts > 0 && countDrafts(step, prepared) >= drafts)
      throw new Broken(`The form of ${form} was saved, and its draft is still kept.`);
  }
  await expectRows(step, prepared.adds);
}

/** Waits until a change was answered and the page rests. */
export async function answered(step: Step, prepared: Prepared, writes: number): Promise<void> {
  await cameTo(step, prepared, 'an answer to the change', (seen) => seen.isQuiet && seen.writes > writes);
  await settled(step.world, step.tab);
}

/** Waits for what comes of a change; where the profile has changed elsewhere meanwhile, what was typed here wins. */
export async function cameTo(
  { world, tab, say }: Step,
  { form }: Prepared,
  what: string,
  isMet: (seen: Look) => boolean,
): Promise<void> {
  const isAsked = (seen: Look) => form === 'profile' && seen.isDialogOpen;
  if (!isAsked(await until(world, tab, what, (now) => isMet(now) || isAsked(now)))) return;
  say('keeps their own words where the profile was changed elsewhere');
  const words = word(localeOf(tab), 'mf-account:profile.conflict.save');
  const isPressed = await tab.page.evaluate((given) => window.soak.press('[role="dialog"] button', given), words);
  if (!isPressed) throw new Broken('A dialog stands, and it does not ask what to keep.');
  await until(world, tab, what, isMet);
}

export function countDrafts({ tab }: Step, { form }: Prepared): number {
  return form === undefined ? 0 : tab.drafts.count(form, tab.person?.userId);
}

/** The server holds exactly so much more of what the person has than before. */
export async function expectRows({ world, tab }: Step, adds: Prepared['adds'] = {}): Promise<void> {
  const { person } = tab;
  const before = person && world.rows.get(person);
  if (!person || !before) return;
  const now = await countRows(person);
  world.rows.set(person, now);
  for (const kind of ['numbers', 'cards', 'addresses'] as const) {
    const wanted = before[kind] + (adds[kind] ?? 0);
    if (now[kind] !== wanted)
      throw new Broken(
        `${person.mark} has ${now[kind]} ${kind} at the server, and ${wanted} were right (${before[kind]} before).`,
      );
  }
}
