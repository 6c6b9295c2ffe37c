import type { Drafts } from '@careline/shared';

/** One field's change in one save. `subject` names the condition where the change is about one. */
export interface FieldChange {
  readonly field: string;
  readonly subject?: string;
  readonly before: string;
  readonly after: string;
}

export interface HistoryEntry {
  /** ISO time. */
  readonly at: string;
  readonly changes: readonly FieldChange[];
}

const NAME = 'profile-history';
/** The session's storage is small, and nobody reads further back. */
const MOST = 100;

/**
 * What was changed in this tab in this session, newest first: no call lists it (PD33). It is kept beside the
 * drafts, so it is each user's own and goes with them at sign-out.
 */
export function readHistory(drafts: Drafts): readonly HistoryEntry[] {
  const kept = drafts.read(NAME);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

/** Adds what a save has changed; a save that changed nothing leaves no trace. */
export function recordChanges(drafts: Drafts, changes: readonly FieldChange[]): void {
  if (changes.length === 0) return;
  const entry: HistoryEntry = { at: new Date().toISOString(), changes };
  drafts.write(NAME, [entry, ...readHistory(drafts)].slice(0, MOST));
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('changes' in value)) return false;
  return typeof value.at === 'string' && Array.isArray(value.changes) && value.changes.every(isChange);
}

function isChange(value: unknown): value is FieldChange {
  if (typeof value !== 'object' || value === null) return false;
  const { field, before, after, subject = '' } = { field: 0, before: 0, after: 0, ...value, ...subjectOf(value) };
  return [field, before, after, subject].every((text) => typeof text === 'string');
}

function subjectOf(value: object): { readonly subject?: unknown } {
  return 'subject' in value ? { subject: value.subject } : {};
}
