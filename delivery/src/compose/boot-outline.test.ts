import { parseConfig } from '@careline/shared/manifest';
import { describe, expect, it } from 'vitest';
import { type BootParts, bootScript } from './boot-script';
import type { Audience } from './outline';

type Kept = Readonly<Record<string, string>>;

const names = [
  'document',
  'sessionStorage',
  'localStorage',
  'addEventListener',
  'matchMedia',
  'setTimeout',
  'requestAnimationFrame',
  'Intl',
];
const isLight = () => ({ matches: false });
const atOnce = (task: () => void) => task();

/** Which outline the script chooses in a browser that keeps this. */
function outlineIn(audience: Audience, session: Kept, local: Kept): string | undefined {
  const dataset: Record<string, string> = {};
  const storageOf = (kept: Kept) => ({ getItem: (key: string) => kept[key] ?? null });
  const script = bootScript(parseConfig({}), { outlineFor: audience });
  const run = new Function(...names, script);
  run(
    { documentElement: { dataset } },
    storageOf(session),
    storageOf(local),
    () => {},
    isLight,
    () => {},
    () => {},
    Intl,
  );
  return dataset.painted;
}

const identity = JSON.stringify({ userId: 'ana', permissions: [] });
const signedIn = { 'careline.token': 'of-ana', 'careline.identity': identity };
const complete = { 'careline.complete.ana': 'yes' };

describe('PD19 PD72: the outline of a layout is seen', () => {
  it.each([
    // what the browser keeps; a public page, a page of the dashboard, a step
    ['nothing', {}, {}, ['layout', 'sign', 'sign']],
    ['a token of this session, and who was complete', signedIn, complete, ['layout', 'layout', 'sign']],
    ['a token of this device, and who was complete', {}, { ...signedIn, ...complete }, ['layout', 'layout', 'sign']],
    ['a token of somebody who was never complete here', signedIn, {}, ['layout', 'sign', 'layout']],
    ['who was complete, and no token', {}, complete, ['layout', 'sign', 'sign']],
    ['a token that was never validated', { 'careline.token': 'new' }, complete, ['layout', 'sign', 'sign']],
    ['an identity that is none', { ...signedIn, 'careline.identity': '{"userId":7}' }, {}, ['layout', 'sign', 'sign']],
    ['an identity that is no JSON', { ...signedIn, 'careline.identity': '{' }, {}, ['layout', 'sign', 'sign']],
    // The token of the session is the one that holds, and that one has no identity yet.
    ['tokens of two', { 'careline.token': 'new' }, { ...signedIn, ...complete }, ['layout', 'sign', 'sign']],
  ] as const)('by whom it is for, with %s', (_what, session, local, expected) => {
    const audiences = ['everybody', 'complete', 'incomplete'] as const;
    expect(audiences.map((audience) => outlineIn(audience, session, local))).toEqual(expected);
  });
});

it('F3: where the browser blocks storage the sign stands', () => {
  const dataset: Record<string, string> = {};
  const getItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const run = new Function(...names, bootScript(parseConfig({}), { outlineFor: 'complete' }));
  run(
    { documentElement: { dataset } },
    { getItem },
    { getItem },
    () => {},
    isLight,
    () => {},
    () => {},
    Intl,
  );
  expect(dataset).toEqual({ painted: 'sign' });
});

/** In which order the script makes formatters and paints, where a browser keeps this. */
function madeAround(boot: BootParts, kept: Kept): string[] {
  const steps: string[] = [];
  class NumberFormat {
    constructor(tag: string) {
      steps.push(`numbers of ${tag}`);
    }
  }
  class DateTimeFormat {
    constructor(tag: string) {
      steps.push(`dates of ${tag}`);
    }
  }
  const tasks: (() => void)[] = [];
  const run = new Function(...names, bootScript(parseConfig({}), boot));
  const storage = { getItem: (key: string) => kept[key] ?? null };
  const later = (task: () => void, ms?: number) => ms === undefined && tasks.push(task);
  run({ documentElement: { dataset: {}, lang: 'ru-RU' } }, storage, storage, () => {}, isLight, later, atOnce, {
    NumberFormat,
    DateTimeFormat,
  });
  steps.push('paint');
  for (const task of tasks) task();
  return steps;
}

it('makes the first formatters in tasks of their own after the first paint, for whom the page behind the guards is', () => {
  const formats = ['paint', 'numbers of ru-RU', 'dates of ru-RU'];
  expect(madeAround({ outlineFor: 'complete' }, { ...signedIn, ...complete })).toEqual(formats);
  expect(madeAround({ outlineFor: 'incomplete' }, signedIn)).toEqual(formats);
  expect(madeAround({ outlineFor: 'complete' }, {})).toEqual(['paint']);
  expect(madeAround({ outlineFor: 'everybody' }, { ...signedIn, ...complete })).toEqual(['paint']);
});

it('makes the first formatter of numbers after the first paint of a page with prices', () => {
  expect(madeAround({ showsPrices: true }, {})).toEqual(['paint', 'numbers of ru-RU']);
  expect(madeAround({ showsPrices: false }, {})).toEqual(['paint']);
});
