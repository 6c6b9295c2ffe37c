import { expect, it } from 'vitest';
import { demoMode } from './demo-mode';

it.each([
  ['somebody looks around', {}, 'when-empty'],
  ['there is a PostgreSQL', { DATABASE_URL: 'postgres://db/careline' }, 'never'],
  ['in production', { NODE_ENV: 'production' }, 'never'],
  [
    'in production, asked for',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/careline', SEED_DEMO: '1' },
    'always',
  ],
  ['refused', { SEED_DEMO: '0' }, 'never'],
] as const)('SH2: demonstration accounts where %s', (_title, environment, mode) => {
  expect(demoMode(environment)).toBe(mode);
});

it('SH2: says what SEED_DEMO may be', () => {
  expect(() => demoMode({ SEED_DEMO: 'yes' })).toThrow('SEED_DEMO is "yes": 1 (make the demo accounts) or 0');
});
