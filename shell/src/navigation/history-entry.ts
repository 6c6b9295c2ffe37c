interface HistoryEntry {
  readonly key: string;
  readonly state: unknown;
}

/** Reads what an admission has left in the history (`admission.ts`); an entry that is none of the site's, such as that of a hash link, gets a new key. */
export function readEntry(historyState: unknown): HistoryEntry {
  if (
    typeof historyState === 'object' &&
    historyState !== null &&
    'key' in historyState &&
    typeof historyState.key === 'string'
  ) {
    return { key: historyState.key, state: 'state' in historyState ? historyState.state : undefined };
  }
  return newEntry(undefined);
}

export function newEntry(state: unknown): HistoryEntry {
  return { key: Math.random().toString(36).slice(2, 10), state };
}
