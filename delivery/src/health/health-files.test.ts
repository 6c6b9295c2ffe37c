import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryPlaces } from '../testing/fake-site';
import { createFairShare } from './fair-share';
import { noCounts } from './health-counts';
import { foldHealth, readHealth, writeTotals } from './health-files';

const told = (mounts: number, render = 0) => new Map([['mf-x/1', { ...noCounts(), mounts, failures: { render } }]]);

it('T2: counts are kept by the day and folded, and a release is judged by its newest days', () => {
  const places = temporaryPlaces();
  writeTotals(places, '2026-08-01', 'one', told(0, 500));
  writeTotals(places, '2026-11-01', 'one', told(0, 100));
  for (let day = 10; day < 24; day += 1)
    for (const server of ['one', 'two']) writeTotals(places, `2026-11-${day}`, server, told(1));
  const files = () => readdirSync(join(places.dataDir, 'health'), { recursive: true, encoding: 'utf8' });
  expect(files().filter((file) => file.endsWith('.json'))).toHaveLength(30);
  expect(readHealth(places)('mf-x', '1')).toMatchObject({ mounts: 28, failures: {} });
  foldHealth(places, new Date('2026-11-23T12:00:00Z'));
  const folded = files()
    .filter((file) => file.endsWith('.json'))
    .sort();
  // Somebody may still write of yesterday and today.
  expect(folded).toHaveLength(13 + 4);
  expect(folded[0]).toBe('2026-11-01.json');
  expect(readHealth(places)('mf-x', '1')).toMatchObject({ mounts: 28, failures: {} });
  expect(readHealth(places)('mf-x', '2')).toBeUndefined();
});

it('T2: of one network too little counts for it to make a release good or bad alone', () => {
  const counts = createFairShare();
  const place = { remote: 'mf-x', release: '1', route: '/' };
  const many = (ip: string, day = '2026-11-23') =>
    Array.from({ length: 50 }, () => counts(ip, day, { kind: 'failed', phase: 'render', ...place })).filter(Boolean)
      .length;
  expect([many('192.0.2.1'), many('192.0.2.1'), many('192.0.2.2'), many('192.0.2.1', '2026-11-24')]).toEqual([
    2, 0, 2, 2,
  ]);
  expect(
    Array.from({ length: 50 }, () => counts('192.0.2.1', '2026-11-23', { kind: 'mounted', ...place })).filter(Boolean),
  ).toHaveLength(10);
});
