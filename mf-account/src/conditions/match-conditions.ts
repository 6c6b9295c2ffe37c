import type { CatalogueItem } from '@careline/shared/api';

/** A catalogue entry with the form of its name in which it is searched. */
export interface IndexedCondition {
  readonly item: CatalogueItem;
  readonly folded: string;
}

/** Made once for a catalogue, so that a keystroke over thousands of names costs about a millisecond. */
export function indexConditions(items: readonly CatalogueItem[]): readonly IndexedCondition[] {
  return items.map((item) => ({ item, folded: fold(item.name) }));
}

/** Entries whose name holds every typed word; names that begin with what was typed come first, then words that do. */
export function matchConditions(index: readonly IndexedCondition[], typed: string): readonly CatalogueItem[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return index.map(({ item }) => item);
  const words = wanted.split(/\s+/);
  const ranks: [CatalogueItem[], CatalogueItem[], CatalogueItem[]] = [[], [], []];
  for (const { item, folded } of index) {
    if (words.every((word) => folded.includes(word))) ranks[rank(folded, wanted)].push(item);
  }
  return ranks.flat();
}

/** The server's answer in its own order, then what only the catalogue here knows. */
export function mergeConditions(
  found: readonly CatalogueItem[],
  local: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  if (found.length === 0) return local;
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...local.filter(({ id }) => !ids.has(id))];
}

function rank(folded: string, wanted: string): 0 | 1 | 2 {
  if (folded.startsWith(wanted)) return 0;
  return folded.includes(` ${wanted}`) ? 1 : 2;
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
