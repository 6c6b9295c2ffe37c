import type { CatalogueItem } from '@careline/shared/lists';

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

/** What is there already, in its order, then what only `more` knows: nothing moves under the user's hand. */
export function appendConditions(
  there: readonly CatalogueItem[],
  more: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  if (there.length === 0) return more;
  const ids = new Set(there.map(({ id }) => id));
  return [...there, ...more.filter(({ id }) => !ids.has(id))];
}

function rank(folded: string, wanted: string): 0 | 1 | 2 {
  if (folded.startsWith(wanted)) return 0;
  return folded.includes(` ${wanted}`) ? 1 : 2;
}

/** Without case and accents, and with the apostrophes and hyphens of names: keyboards of phones write others. */
function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\p{Pd}/gu, '-');
  return plain.toLowerCase();
}
