import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryPlaces } from '../testing/fake-site';
import { createFairShare } from './fair-share';
import { noCounts } from './health-counts';
import { dayOf, foldHealth, readHealth, writeTotals } from './health-files';

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

it('F269: what browsers tell of a day counts, although it was folded while the clock was ahead', () => {
  const places = temporaryPlaces();
  const health = () => readHealth(places)('mf-x', '1');
  const today = new Date('2026-11-23T12:00:00Z');
  const fold = (days: number) => foldHealth(places, new Date(today.getTime() + days * 24 * 60 * 60 * 1000));
  const tell = (mounts: number, render: number) => writeTotals(places, dayOf(today), 'one', told(mounts, render));
  tell(30, 1);
  writeTotals(places, dayOf(today), 'two', told(4));
  fold(3);
  expect(health()).toMatchObject({ mounts: 34, failures: { render: 1 } });
  // The clock is right again: a server goes on writing all that it has counted, another one is gone.
  tell(31, 40);
  const expected = { mounts: 34, failures: { render: 40 } };
  expect(health()).toMatchObject(expected);
  for (const days of [0, 2, 3]) {
    fold(days);
    expect(health()).toMatchObject(expected);
  }
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
