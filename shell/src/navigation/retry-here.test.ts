import { createStore } from '@careline/shared/host';
import { expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import { readTarget } from '../routes/target';
import { createLoadAnew, retryHere } from './retry-here';
import type { SiteState } from './site-state';

const answer = () => Promise.resolve({});
const silence = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['stays', undefined, answer, 0],
  ['is loaded anew', new SiteError('Gone'), answer, 1],
  ['stays on a dead line', new SiteError('Gone'), silence, 0],
])('F1 F77: the document %s after a retry that ends with %s', async (_, error, ask, reloads) => {
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
  await retryHere({ location }, { navigate, site }, createLoadAnew({ location }, ask));
  await ask().catch(() => {});
  expect(navigate).toHaveBeenCalledWith(location.href, { replace: true });
  expect(location.reload).toHaveBeenCalledTimes(reloads);
});

it('F471: who has gone elsewhere before the site answers stays there', async () => {
  const location = { reload: vi.fn() };
  let isWanted = true;
  createLoadAnew({ location }, answer)(() => isWanted);
  isWanted = false;
  await answer();
  expect(location.reload).not.toHaveBeenCalled();
  createLoadAnew({ location }, answer)(() => true);
  await answer();
  expect(location.reload).toHaveBeenCalledOnce();
});
