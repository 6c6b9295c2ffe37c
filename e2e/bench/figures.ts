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

/**
 * What the ratios of all rounds say together, and their quartiles, as `0.94 [0.90–0.93–0.99]`. The first is the median of all rounds and of the means of each two
 * (Hodges and Lehmann, 1963): a disturbed round moves it as little as the median itself, which is as sure after half as many rounds again.
 */
export function spread(ratios: readonly number[]): string {
  const pairs = ratios.flatMap((one, at) => ratios.slice(at).map((other) => (one + other) / 2));
  const quartiles = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  return `${median(pairs).toFixed(2)} [${quartiles.join('–')}]`;
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
