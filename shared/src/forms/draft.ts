import type { Drafts } from '../platform/drafts';
import { mergeEdits } from './draft-edits';
import { isSame } from './same-values';

/** One form's unsaved values: what the server had when the user began (`base`), and what they have typed since. */
export interface Draft<Values> {
  /** What the form starts with: the kept draft, or else the initial values. */
  readonly start: Values;
  /** Whether `start` comes from an earlier visit, and the server has not got all of it by now. */
  readonly wasKept: boolean;
  readonly base: () => Values;
  /** Writes the values at once, so that even a crash loses nothing; values equal to the base need no draft. */
  readonly keep: (values: Values) => void;
  /**
   * The server has `base` now, and only what `values` have beyond it is unsaved. A draft of the same name that another form has written
   * since stays: this one was left during a save and opened again.
   */
  readonly rebase: (base: Values, values?: Values) => void;
  /** Given up: forgets what was typed, and keeps nothing from then on, whatever a save that still runs brings. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

/** Which draft, and what it is a draft of. */
export interface DraftOptions<Values> {
  readonly name: string;
  /** What the server has. */
  readonly base: Values;
  /** What a form without a draft starts with, where that is more than the server has. */
  readonly initial?: Values;
  /** Reads values that an older release may have written; undefined where they no longer fit. */
  readonly read: (value: unknown) => Values | undefined;
  /**
   * A kept draft brings its edits only, on top of what the server has now: what others have changed meanwhile is not written back.
   * Without it the draft keeps the base that it began with, for a form that asks about such changes itself.
   */
  readonly isOnTop?: boolean;
}

/** Opens the draft of one form, or forgets it where the server has all of it by now; it outlives reload, crash and an expired session, because `drafts` does. */
export function openDraft<Values extends object>(drafts: Drafts, options: DraftOptions<Values>): Draft<Values> {
  const { name, read } = options;
  const found = readKept(drafts.read(name), read);
  const kept = found && unsavedOf(found, options);
  if (found && !kept) drafts.remove(name);
  let base = kept?.base ?? options.base;
  let own = drafts.read(name);
  let isClosed = false;
  const isOwn = () => JSON.stringify(drafts.read(name)) === JSON.stringify(own);

  function keep(values: Values): void {
    if (isClosed) return;
    if (!isSame(values, base)) {
      drafts.write(name, { base, values });
      own = drafts.read(name);
    } else if (isOwn()) {
      drafts.remove(name);
    }
  }

  return {
    start: kept?.values ?? options.initial ?? options.base,
    wasKept: kept !== undefined,
    base: () => base,
    keep,
    rebase: (next, values = next) => {
      base = next;
      if (isOwn()) keep(values);
    },
    close: () => {
      if (isOwn()) drafts.remove(name);
      isClosed = true;
    },
    isClosed: () => isClosed,
  };
}

/** Whether a form has a draft, without opening it. */
export function hasDraft(drafts: Drafts, name: string): boolean {
  return drafts.read(name) !== undefined;
}

interface Kept<Values> {
  readonly base: Values;
  readonly values: Values;
}

/** Undefined where the server has all of it by now. */
function unsavedOf<Values extends object>(
  kept: Kept<Values>,
  { base: fresh, isOnTop }: DraftOptions<Values>,
): Kept<Values> | undefined {
  const merged = mergeEdits(kept.base, kept.values, fresh);
  if (isSame(merged, fresh)) return undefined;
  return isOnTop ? { base: fresh, values: merged } : kept;
}

function readKept<Values>(kept: unknown, read: (value: unknown) => Values | undefined): Kept<Values> | undefined {
  if (typeof kept !== 'object' || kept === null || !('base' in kept) || !('values' in kept)) return undefined;
  const [base, values] = [read(kept.base), read(kept.values)];
  return base === undefined || values === undefined ? undefined : { base, values };
}
