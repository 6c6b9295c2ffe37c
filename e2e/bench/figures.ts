/** The value below which the given share of all lies; between two values in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * What stands for all times of one kind: the mean of their shorter half. What else the machine does can only make a time longer, so that half says the same in the next run sooner than
 * a median, or the ratios of rounds, do.
 */
export function typical(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return mean(sorted.slice(0, Math.ceil(sorted.length / 2)));
}

/** A ratio, and the quartiles of the rounds' own ratios with their median in the middle, as `0.943 [0.90–0.93–0.99]`. */
export function spread(ratio: number, ofRounds: readonly number[], others: readonly number[]): string {
  const own = ofRounds.map((time, round) => time / (others[round] ?? Number.NaN));
  const quartiles = [0.25, 0.5, 0.75].map((share) => quantile(own, share).toFixed(2));
  return `${ratio.toPrecision(3)} [${quartiles.join('–')}]`;
}

/** The turns that one contestant had, round by round. */
export type Rounds<Turn> = readonly (readonly Turn[])[];

/** The ratio of two contestants' typical times; of a round's own ratio the shortest times of both. */
export function compared(times: Rounds<number>, others: Rounds<number>): string {
  const shortest = (rounds: Rounds<number>) => rounds.map((turns) => Math.min(...turns));
  return spread(typical(times.flat()) / typical(others.flat()), shortest(times), shortest(others));
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
