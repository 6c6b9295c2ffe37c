import { expect, it } from 'vitest';
import { addTotals, count, noCounts, p75, type Totals } from './health-counts';
import { healthInWords } from './in-words';
import { judge } from './judge';

const of = (mounts: number, render = 0) => ({ ...noCounts(), mounts, ...(render > 0 && { failures: { render } }) });

it.each([
  ['nobody has told of it', undefined, 'untried'],
  ['few have run it', of(19), 'untried'],
  ['many have', of(20), 'good'],
  ['it fails for nobody but two', of(3, 2), 'untried'],
  ['it fails for most', of(1, 3), 'bad'],
  ['it fails for one in twenty-five', of(960, 40), 'good'],
  ['it fails for one in ten', of(900, 100), 'bad'],
])('a release: %s', (_what, counts, verdict) => {
  expect(judge(counts)).toBe(verdict);
});

it('tells the third quartile of what several servers have counted', () => {
  const totals: Totals = new Map();
  const place = { remote: 'mf-x', release: '1', route: '/' };
  for (const value of [300, 700, 1_200, 1_400]) count(totals, { kind: 'vital', name: 'LCP', value, ...place });
  addTotals(totals, { 'mf-x/1': of(20) });
  const counts = totals.get('mf-x/1') ?? noCounts();
  expect(p75(counts, 'LCP')).toBe(1_250);
  expect(p75(counts, 'CLS')).toBeUndefined();
  expect(healthInWords(counts)).toBe('good: 20 loads, 0 failures, p75 LCP 1.3 s');
});
