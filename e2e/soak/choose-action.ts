import { change } from './carry-out';
import { changeOnBadLine, loseRemote, openOnBadLine, signInOnBadLine } from './faults';
import { changeTab, followLink, goThroughHistory, reload, switchLanguage, switchTheme, typeAddress } from './moves';
import type { Person } from './people';
import { release } from './releases';
import { expire, signIn, signOut } from './sessions';
import { blockStorage, fillStorage } from './storage';
import { giveUp, typeSomewhere } from './typing';
import type { Step, Tab } from './world';

export interface Action {
  readonly kind: string;
  /** How often, beside the others, in a tab that is nobody's, that of somebody new, and that of a practice that stands. */
  readonly weight: { readonly nobody: number; readonly new: number; readonly complete: number };
  readonly run: (step: Step) => Promise<void>;
  /** Where it can be done at all. */
  readonly isPossible?: (tab: Tab) => boolean;
  readonly loadsDocument?: true;
}

const everywhere = (weight: number) => ({ nobody: weight, new: weight, complete: weight });
const isHealthy = ({ isFull }: Tab) => !isFull;

const actions: readonly Action[] = [
  { kind: 'link', weight: { nobody: 12, new: 14, complete: 34 }, run: followLink },
  { kind: 'history', weight: { nobody: 6, new: 6, complete: 12 }, run: goThroughHistory },
  { kind: 'address bar', weight: everywhere(1.2), run: typeAddress, isPossible: isHealthy, loadsDocument: true },
  { kind: 'reload', weight: everywhere(1), run: reload, isPossible: isHealthy, loadsDocument: true },
  { kind: 'language', weight: everywhere(3), run: switchLanguage },
  { kind: 'theme', weight: everywhere(2), run: switchTheme },
  { kind: 'other tab', weight: everywhere(5), run: changeTab, isPossible: ({ staysInFront }) => !staysInFront },
  { kind: 'typing', weight: { nobody: 6, new: 20, complete: 26 }, run: typeSomewhere },
  { kind: 'giving up', weight: { nobody: 0, new: 0, complete: 2 }, run: giveUp },
  { kind: 'saving or buying', weight: { nobody: 0, new: 0, complete: 8 }, run: change, isPossible: isHealthy },
  {
    kind: 'saving or buying on a bad line',
    weight: { nobody: 0, new: 0, complete: 4 },
    run: changeOnBadLine,
    isPossible: isHealthy,
  },
  {
    kind: 'loading on a bad line',
    weight: everywhere(0.8),
    run: openOnBadLine,
    isPossible: isHealthy,
    loadsDocument: true,
  },
  {
    kind: 'a lost remote',
    weight: { nobody: 0, new: 0.5, complete: 0.5 },
    run: loseRemote,
    isPossible: isHealthy,
    loadsDocument: true,
  },
  { kind: 'full storage', weight: everywhere(1.5), run: fillStorage },
  { kind: 'refused storage', weight: everywhere(0.3), run: blockStorage, isPossible: isHealthy, loadsDocument: true },
  { kind: 'sign-in', weight: { nobody: 14, new: 0, complete: 0 }, run: signIn, isPossible: isHealthy },
  {
    kind: 'sign-in on a bad line',
    weight: { nobody: 3, new: 0, complete: 0 },
    run: signInOnBadLine,
    isPossible: isHealthy,
  },
  { kind: 'sign-out', weight: { nobody: 0, new: 8, complete: 1.5 }, run: signOut, isPossible: isHealthy },
  {
    kind: 'expired session',
    weight: { nobody: 0, new: 1, complete: 0.7 },
    run: expire,
    isPossible: isHealthy,
    loadsDocument: true,
  },
  { kind: 'release', weight: everywhere(0.4), run: release },
];

/** One of the actions that the active tab allows, each as often as it weighs. */
export function chooseAction({ tab, random }: Pick<Step, 'tab' | 'random'>): Action {
  const kind = kindOf(tab.person);
  const open = actions.filter(
    ({ weight, isPossible, loadsDocument }) =>
      weight[kind] > 0 && (isPossible?.(tab) ?? true) && !(loadsDocument && tab.keepsDocument),
  );
  let left = (random.below(1e6) / 1e6) * open.reduce((sum, { weight }) => sum + weight[kind], 0);
  for (const action of open) {
    left -= action.weight[kind];
    if (left < 0) return action;
  }
  return random.pick(open);
}

function kindOf(person: Person | undefined): keyof Action['weight'] {
  if (person === undefined) return 'nobody';
  return person.isComplete ? 'complete' : 'new';
}
