import { expect, it } from 'vitest';
import { planOf } from '../../bin/test-plan.mjs';

const whole = ['shared', 'delivery', 'shell', 'mf-auth', 'mf-billing', 'e2e'];

function planned(only?: string, absent: readonly string[] = []) {
  const present = whole.filter((name) => !absent.includes(name));
  return planOf({ only, present, absent }).map(({ tool, args }) => [tool, ...args].join(' '));
}

it('T9: npm test runs everything; --only=unit leaves the browser out, --only=browser all else', () => {
  const [unit, browser] = [planned('unit'), planned('browser')];
  expect(planned()).toEqual([...unit, ...browser]);
  expect(unit).toEqual(expect.arrayContaining(['biome check .', 'knip --no-progress', 'vitest run']));
  expect(browser.join()).toMatch(/^playwright test .*@whole$/);
});

it('T8: without the folders of other teams it runs what is here, and the journeys of the remotes that are', () => {
  const steps = planned(undefined, ['mf-auth']).join('\n');
  expect(steps).toContain('tsc -b shared delivery shell mf-billing e2e');
  expect(steps).not.toContain('knip');
  expect(steps).toContain('vitest run shared/src/ delivery/src/ shell/src/ mf-billing/src/ e2e/src/\n');
  expect(steps).toMatch(/@whole journeys\/billing-$/);
});

it('T8: --only=mf-billing runs what belongs to that remote', () => {
  expect(planned('mf-billing')).toEqual([
    'tsc -b mf-billing',
    'biome check mf-billing',
    'vitest run mf-billing/src/',
    'playwright test --config e2e/playwright.config.ts --grep-invert @whole journeys/billing-',
  ]);
});

it('T9: names what it could be where it is none of them', () => {
  expect(() => planned('mf-nobody')).toThrow('unit, browser, mf-auth, mf-billing were expected');
});
