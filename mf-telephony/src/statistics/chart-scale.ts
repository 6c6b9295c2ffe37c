/** The least round number that is not below `value`; even, so that its half is whole too. */
export function roundUp(value: number): number {
  if (value <= 10) return Math.max(2, Math.ceil(value / 2) * 2);
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((step) => Math.round(step * power));
  return steps.find((step) => step >= value) ?? 10 * power;
}

/** At most `most` indexes of `count`, evenly spread from the first to the last. */
export function spread(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
