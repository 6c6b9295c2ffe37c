import * as v from 'valibot';

/** Phases of a remote's life in which it may fail. */
export const phases = ['load', 'bootstrap', 'mount', 'render', 'update', 'unmount'] as const;

/** Web vital → the upper bounds by which its values are counted; times in ms. */
export const vitalBounds = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 1000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;
export type VitalName = keyof typeof vitalBounds;
export const vitalNames = ['LCP', 'INP', 'CLS'] as const satisfies readonly VitalName[];

const name = v.pipe(v.string(), v.maxLength(200));
const place = { remote: name, release: name, route: name };
const report = v.variant('kind', [
  v.strictObject({ kind: v.literal('mounted'), ...place }),
  v.strictObject({ kind: v.literal('failed'), ...place, phase: v.picklist(phases) }),
  v.strictObject({
    kind: v.literal('vital'),
    ...place,
    name: v.picklist(vitalNames),
    value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)),
  }),
]);
const bodySchema = v.strictObject({ reports: v.pipe(v.array(report), v.maxLength(20)) });

/** What a page tells of a release. */
export type Report = v.InferOutput<typeof report>;

/** The reports in a body; undefined where it holds something else. */
export function readHealthReports(body: unknown): readonly Report[] | undefined {
  const result = v.safeParse(bodySchema, body);
  return result.success ? result.output.reports : undefined;
}
