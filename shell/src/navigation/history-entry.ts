interface HistoryEntry {
  readonly key: string;
  readonly state: unknown;
}

/** Reads what `writeEntry` left in the history; an entry of another origin (a hash link, a page before the site) gets a new key. */
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
