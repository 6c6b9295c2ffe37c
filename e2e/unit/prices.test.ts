import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@careline/shared/manifest';
import { expect, it } from 'vitest';
import {
  currency,
  leastNumberCents,
  minuteCents,
  monthlyFeeCents,
  setupFeeCents,
} from '../../reference-api/src/subscriptions/prices';

it('PD63: the prices that are told before a click are those that the reference API charges', () => {
  const { prices } = parseConfig(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../shell/config.json'), 'utf8')),
  );
  expect(prices).toEqual({
    currency,
    monthly: monthlyFeeCents / 100,
    setUp: setupFeeCents / 100,
    perMinute: minuteCents / 100,
    perNumber: leastNumberCents / 100,
  });
});
