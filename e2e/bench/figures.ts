/** The value below which the given share of all lies; between two values in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Median with quartiles, as `0.94 [0.90–0.99]`. */
export function spread(values: readonly number[], digits = 2): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
  return `${middle} [${low}–${high}]`;
}

/** How much `y` grows with `x`, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const middle = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))] as const;
  const [over, under] = points.reduce(
    ([up, down], [x, y]) => [up + (x - middle[0]) * (y - middle[1]), down + (x - middle[0]) ** 2],
    [0, 0],
  );
  return over / under;
}

/** A Markdown table. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(['', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}
