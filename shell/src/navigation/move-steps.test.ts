import { describe, expect, it } from 'vitest';
import { SiteError } from '../errors/site-error';
import type { SiteRoute } from '../routes/route-table';
import { readTarget } from '../routes/target';
import { firstStep, isOpen, type MoveNews, type MoveStart, type MoveStep, nextStep, type OpenStep } from './move-steps';

const route: SiteRoute = {
  path: '/b',
  layout: 'default',
  access: 'public',
  owner: 'mf-b',
  data: [],
  widgets: [],
  middleware: [],
};
const inSpanish = { ...route, title: 'Facturas' };
const notFound = new SiteError('Page not found: /b', { status: 404 });
const gone = new TypeError('Failed to fetch');

const start: MoveStart = { target: readTarget('/a'), action: 'PUSH' };
const deciding: OpenStep = {
  kind: 'deciding',
  target: readTarget('/b'),
  action: 'PUSH',
  redirects: 1,
  isRedirected: true,
};
const preparing: OpenStep = { kind: 'preparing', target: readTarget('/b'), action: 'PUSH', redirects: 1, route };

const proceed: MoveNews = { kind: 'decided', decision: { kind: 'proceed', route } };
const redirect: MoveNews = { kind: 'decided', decision: { kind: 'redirect', to: '/c' } };
const external: MoveNews = { kind: 'decided', decision: { kind: 'external', to: 'https://other.example/' } };
const error: MoveNews = { kind: 'decided', decision: { kind: 'error', error: notFound } };
const prepared: MoveNews = { kind: 'prepared', route: inSpanish };
const unprepared: MoveNews = { kind: 'unprepared', error: gone };

const calm = { isSuperseded: false, isRecheckRequested: false };
const rechecked = { isSuperseded: false, isRecheckRequested: true };
const superseded = { isSuperseded: true, isRecheckRequested: true };

/** A step in few words: its kind, where it stands, how it enters the history, and what it counts. */
function inWords(step: MoveStep): string {
  if (step.kind === 'superseded') return step.kind;
  if (step.kind === 'external') return `external ${step.to}${step.replace ? ' in its place' : ''}`;
  return `${step.kind} ${step.action} ${step.target.href}${isOpen(step) ? ` ${step.redirects}` : ''}`;
}

describe('a step of a move', () => {
  it.each([
    ['deciding', 'proceed', calm, 'preparing PUSH /b 1'],
    ['deciding', 'redirect', calm, 'deciding PUSH /c 2'],
    ['deciding', 'external', calm, 'external https://other.example/'],
    ['deciding', 'error', calm, 'failed PUSH /b'],
    ['preparing', 'prepared', calm, 'admitted PUSH /b'],
    ['preparing', 'unprepared', calm, 'unprepared PUSH /b'],
    ['deciding', 'proceed', rechecked, 'deciding PUSH /a 2'],
    ['deciding', 'redirect', rechecked, 'deciding PUSH /a 2'],
    ['deciding', 'external', rechecked, 'deciding PUSH /a 2'],
    ['deciding', 'error', rechecked, 'deciding PUSH /a 2'],
    ['preparing', 'prepared', rechecked, 'deciding PUSH /a 2'],
    ['preparing', 'unprepared', rechecked, 'unprepared PUSH /b'],
    ['deciding', 'proceed', superseded, 'superseded'],
    ['deciding', 'external', superseded, 'superseded'],
    ['preparing', 'prepared', superseded, 'superseded'],
    ['preparing', 'unprepared', superseded, 'superseded'],
  ] as const)('%s, told %s with %o, becomes: %s', (kind, told, around, expected) => {
    const step = kind === 'deciding' ? deciding : preparing;
    const news = { proceed, redirect, external, error, prepared, unprepared }[told];
    expect(inWords(nextStep(start, step, news, around))).toBe(expected);
  });

  it('carries what the next one needs: the route as it was prepared, the error as it was thrown', () => {
    expect(nextStep(start, deciding, proceed, calm)).toMatchObject({ route });
    expect(nextStep(start, preparing, prepared, calm)).toMatchObject({ route: inSpanish });
    expect(nextStep(start, deciding, error, calm)).toMatchObject({ error: notFound });
    expect(nextStep(start, preparing, unprepared, calm)).toMatchObject({ error: gone });
  });

  it('tells a redirect from a fresh beginning', () => {
    expect(firstStep(start)).toMatchObject({ isRedirected: false, redirects: 0 });
    expect(nextStep(start, deciding, redirect, calm)).toMatchObject({ isRedirected: true });
    expect(nextStep(start, deciding, redirect, rechecked)).toMatchObject({ isRedirected: false });
  });
});

describe('back and forward', () => {
  const back: MoveStart = { target: readTarget('/a'), action: 'POP' };

  it.each([
    ['that are redirected replace the entry', redirect, calm, 'deciding REPLACE /c 1'],
    ['that begin anew are still back and forward', proceed, rechecked, 'deciding POP /a 1'],
    ['that lead off the site leave nothing behind', external, calm, 'external https://other.example/ in its place'],
  ])('%s', (_case, news, around, expected) => {
    expect(inWords(nextStep(back, firstStep(back), news, around))).toBe(expected);
  });
});

describe('R59: ten redirects or fresh beginnings', () => {
  const last: OpenStep = { ...deciding, redirects: 10 };

  it.each([
    ['a redirect', redirect, calm, 'Too many redirects: /a leads to /c and on.'],
    ['a recheck', proceed, rechecked, 'Too many redirects: /a leads to /a and on.'],
  ])('are a loop with %s more, shown where the move began', (_case, news, around, message) => {
    const end = nextStep(start, last, news, around);
    expect(inWords(end)).toBe('failed PUSH /a');
    expect(end).toMatchObject({ error: { message } });
  });

  it('may still end well', () => {
    expect(inWords(nextStep(start, last, proceed, calm))).toBe('preparing PUSH /b 10');
    expect(inWords(nextStep(start, { ...preparing, redirects: 10 }, prepared, calm))).toBe('admitted PUSH /b');
  });
});
