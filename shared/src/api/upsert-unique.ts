/**
 * The list with `saved` in its place or at the end. Where `saved` carries the mark `unique`, the others lose it: only one address
 * is primary, only one payment method the default (R108, R109).
 */
export function upsertUnique<
  Mark extends string,
  Item extends { readonly id: string } & Readonly<Record<Mark, boolean>>,
>(items: readonly Item[], saved: Item, unique: Mark): readonly Item[] {
  const others = items.map((item) => {
    if (item.id === saved.id) return saved;
    return saved[unique] && item[unique] ? { ...item, [unique]: false } : item;
  });
  return items.some((item) => item.id === saved.id) ? others : [...others, saved];
}
