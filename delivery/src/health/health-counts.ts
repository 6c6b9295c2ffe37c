import * as v from 'valibot';
import { phases, type Report, type VitalName, vitalBounds, vitalNames } from './reports';

const counts = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)));
const schema = v.object({
  mounts: v.number(),
  failures: v.record(v.picklist(phases), v.optional(v.number())),
  /** Vital → how many values lie below each of its bounds and above the one before; the last are above all. */
  vitals: v.object(v.entriesFromList(vitalNames, counts)),
});

/** What was told of one release. */
export type HealthCounts = v.InferOutput<typeof schema>;
/** `mf-billing/1.0.0-1a2b3c4d` → what was told of it. */
export type Totals = Map<string, HealthCounts>;

export const totalsSchema = v.record(v.string(), schema);

const keyOf = ({ remote, release }: Pick<Report, 'remote' | 'release'>) => `${remote}/${release}`;

export function noCounts(): HealthCounts {
  const [LCP, INP, CLS] = vitalNames.map((name) => Array.from({ length: vitalBounds[name].length + 1 }, () => 0));
  return { mounts: 0, failures: {}, vitals: { LCP: LCP ?? [], INP: INP ?? [], CLS: CLS ?? [] } };
}

/** Adds a report to the totals. */
export function count(totals: Totals, report: Report): void {
  const key = keyOf(report);
  const known = totals.get(key) ?? noCounts();
  totals.set(key, known);
  if (report.kind === 'mounted') known.mounts += 1;
  else if (report.kind === 'failed') known.failures[report.phase] = (known.failures[report.phase] ?? 0) + 1;
  else {
    const above = vitalBounds[report.name].findIndex((bound) => report.value <= bound);
    const list = known.vitals[report.name];
    const at = above === -1 ? list.length - 1 : above;
    list[at] = (list[at] ?? 0) + 1;
  }
}

/** Adds what another process has counted; with `Math.max` as `join` what was counted twice counts once. */
export function addTotals(
  totals: Totals,
  others: Readonly<Record<string, HealthCounts>>,
  join: (known: number, other: number) => number = (known, other) => known + other,
): void {
  for (const [key, other] of Object.entries(others)) {
    const known = totals.get(key) ?? noCounts();
    totals.set(key, known);
    known.mounts = join(known.mounts, other.mounts);
    for (const phase of phases) {
      const more = other.failures[phase];
      if (more !== undefined) known.failures[phase] = join(known.failures[phase] ?? 0, more);
    }
    for (const name of vitalNames)
      known.vitals[name] = known.vitals[name].map((value, at) => join(value, other.vitals[name][at] ?? 0));
  }
}

export function failuresOf({ failures }: HealthCounts): number {
  return phases.reduce((sum, phase) => sum + (failures[phase] ?? 0), 0);
}

/** The value below which three in four lie, taken as even between two bounds; undefined where nothing was told. */
export function p75({ vitals }: HealthCounts, name: VitalName): number | undefined {
  const list = vitals[name];
  const all = list.reduce((sum, value) => sum + value, 0);
  if (all === 0) return undefined;
  let seen = 0;
  for (const [at, value] of list.entries()) {
    const from = vitalBounds[name][at - 1] ?? 0;
    const to = vitalBounds[name][at] ?? from;
    if (seen + value >= 0.75 * all) return from + ((to - from) * (0.75 * all - seen)) / value;
    seen += value;
  }
  return undefined;
}
