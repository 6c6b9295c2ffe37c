import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { createDrafts } from '../platform/drafts';
import { createEventBus } from '../platform/events';
import { createAuthStorage } from './auth-storage';
import { safeStorage } from './safe-storage';
import { createSessionEnding } from './session-ending';
import { createSessionState } from './session-state';

/** A tab in which Ana is signed in, or only a token of hers is stored. */
function openTab({ signedIn }: { signedIn: boolean }) {
  const state = createSessionState();
  const events = createEventBus();
  const queries = createQueryClient();
  const tab = safeStorage(() => sessionStorage);
  const storage = createAuthStorage(
    safeStorage(() => localStorage),
    tab,
  );
  const drafts = createDrafts(tab, () => 'ana');
  const ending = createSessionEnding(
    { storage, cache: { made: () => queries, onMade: () => {} }, events, drafts },
    state,
  );
  storage.writeToken('of-ana', true);
  drafts.write('profile', 'half');
  queries.setQueryData(['profile'], { id: 'ana' });
  if (signedIn) state.change({ token: 'of-ana', isAuthenticated: true });
  const told: string[] = [];
  events.on('session.signed-out').subscribe(({ reason }) => told.push(reason));
  return { ending, state, storage, drafts, queries, told };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session that ends', () => {
  it.each([
    // way, signed in → token kept, draft kept, told, said
    ['clear', true, false, true, [], {}],
    ['expire', true, false, true, ['invalid'], { error: 'No good', ended: 'invalid' }],
    ['end', true, false, false, ['other-tab'], { ended: 'other-tab' }],
    ['forget', true, false, true, ['other-tab'], { ended: 'other-tab' }],
    ['clear', false, false, true, [], {}],
    ['expire', false, false, true, [], { error: 'No good' }],
    ['end', false, false, false, [], {}],
    ['forget', false, false, true, [], {}],
  ] as const)('by %s, signed in: %s, keeps the token: %s, the draft: %s, tells %j and says %j', (...row) => {
    const [way, signedIn, keepsToken, keepsDraft, tells, says] = row;
    const { ending, state, storage, drafts, queries, told } = openTab({ signedIn });
    if (way === 'clear') ending.clear();
    else if (way === 'expire') ending.expire('No good');
    else ending[way]('other-tab');
    expect(storage.read() !== undefined).toBe(keepsToken);
    expect(drafts.read('profile') !== undefined).toBe(keepsDraft);
    expect(told).toEqual(tells);
    const nobody = { user: undefined, token: undefined, isAuthenticated: false, loading: false, error: undefined };
    expect(state.getSnapshot()).toEqual({ ...nobody, ...says });
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('is over for what is under way before the state says so', () => {
    const { ending, state } = openTab({ signedIn: true });
    const order: string[] = [];
    state.subscribe(() => order.push('state'));
    ending.onReset(() => order.push('under way'));
    ending.clear();
    expect(order).toEqual(['under way', 'state']);
  });
});
