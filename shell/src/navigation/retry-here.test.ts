import { createStore } from '@careline/shared/host';
import { expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import { readTarget } from '../routes/target';
import { retryHere } from './retry-here';
import type { SiteState } from './site-state';

it.each([
  ['stays', undefined, 0],
  ['is loaded anew', new SiteError('Gone'), 1],
])('F77: the document %s after a retry that ends with %s', async (_, error, reloads) => {
  const location = { href: 'https://careline.test/a', reload: vi.fn() };
  const navigate = vi.fn(async () => undefined);
  const admitted = {
    ...readTarget('/a'),
    key: 'a',
    action: 'POP',
    startedAt: 0,
    owner: 'mf-a',
    state: undefined,
  } as const;
  const site = createStore<SiteState>({ location: admitted, route: undefined, error });
  await retryHere({ location }, { navigate, site });
  expect(navigate).toHaveBeenCalledWith(location.href, { replace: true });
  expect(location.reload).toHaveBeenCalledTimes(reloads);
});
