import { failuresOf, type HealthCounts, p75 } from './health-counts';
import { judge } from './judge';
import { phases } from './reports';

/** `good: 120 loads, 3 failures (render 3), p75 LCP 1.2 s, INP 80 ms, CLS 0.02`. */
export function healthInWords(counts: HealthCounts | undefined): string {
  if (!counts) return 'untried: no browser has told of it yet';
  const failures = failuresOf(counts);
  const where = phases.flatMap((phase) => (counts.failures[phase] ? [`${phase} ${counts.failures[phase]}`] : []));
  const [lcp, inp, cls] = [p75(counts, 'LCP'), p75(counts, 'INP'), p75(counts, 'CLS')];
  const vitals = [
    ...(lcp === undefined ? [] : [`LCP ${(lcp / 1000).toFixed(1)} s`]),
    ...(inp === undefined ? [] : [`INP ${Math.round(inp)} ms`]),
    ...(cls === undefined ? [] : [`CLS ${cls.toFixed(2)}`]),
  ];
  return [
    `${judge(counts)}: ${counts.mounts} loads`,
    `${failures} failures${where.length > 0 ? ` (${where.join(', ')})` : ''}`,
    ...(vitals.length > 0 ? [`p75 ${vitals.join(', ')}`] : []),
  ].join(', ');
}
