import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthStorage } from './auth-storage';
import { safeStorage } from './safe-storage';

const identity = { userId: 'user-1', organizationId: 'org-1', permissions: ['a'] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a browser keeps about a sign-in', () => {
  const storage = createAuthStorage(
    safeStorage(() => localStorage),
    safeStorage(() => sessionStorage),
  );

  it.each([true, false])('is read as it was written, remembered: %s', (isPersistent) => {
    storage.writeToken('token', isPersistent);
    expect(storage.read()).toEqual({ token: 'token', isPersistent, identity: undefined });
    storage.writeIdentity(identity);
    expect(storage.read()).toEqual({ token: 'token', isPersistent, identity });
  });

  it('R95: one kind of storage takes the place of the other, with the identity', () => {
    storage.writeToken('kept', true);
    storage.writeIdentity(identity);
    storage.writeToken('of the tab', false);
    expect(storage.read()).toEqual({ token: 'of the tab', isPersistent: false, identity: undefined });
    expect({ ...localStorage }).toEqual({});
    storage.writeIdentity(identity);
    storage.writeToken('kept again', true);
    expect(storage.read()).toEqual({ token: 'kept again', isPersistent: true, identity: undefined });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('F242: a token takes the place of the one before without a moment in which nobody is signed in', () => {
    storage.writeToken('before', true);
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    storage.writeToken('after', true);
    expect(
      remove.mock.contexts.map((context, call) => context === localStorage && remove.mock.calls[call]),
    ).not.toContainEqual(['careline.token']);
    expect(storage.read()?.token).toBe('after');
  });

  it('F242: a token that a full storage refuses leaves none of the ones before to a reload', () => {
    storage.writeToken('before', true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.writeToken('after', true);
    expect(storage.read()?.token).toBe('after');
    expect(localStorage.getItem('careline.token')).toBeNull();
  });

  it('never joins a new token with the identity of the one before', () => {
    storage.writeToken('token', false);
    storage.writeIdentity(identity);
    storage.writeToken('another', false);
    expect(storage.read()?.identity).toBeUndefined();
  });

  it.each(['{broken', '{}', '"text"', '{"userId":1,"permissions":[]}'])(
    'overlooks an identity it cannot read: %s',
    (text) => {
      storage.writeToken('token', false);
      sessionStorage.setItem('careline.identity', text);
      expect(storage.read()).toEqual({ token: 'token', isPersistent: false, identity: undefined });
    },
  );

  it('F272: forgets what every tab reads of one user, and of nobody else', () => {
    storage.writeToken('kept', true);
    storage.forgetUser('user-1');
    storage.writeIdentity(identity);
    storage.forgetUser('user-2');
    expect(storage.read()?.token).toBe('kept');
    storage.forgetUser('user-1');
    expect({ ...localStorage }).toEqual({});
  });

  it("clears this tab's sign-in and leaves what another user's tab has remembered meanwhile", () => {
    storage.writeToken('mine', false);
    localStorage.setItem('careline.token', 'theirs');
    localStorage.setItem('careline.email', 'they@careline.example');
    storage.clear('mine');
    expect({ ...sessionStorage }).toEqual({});
    expect(storage.read()?.token).toBe('theirs');
    expect(storage.readEmail()).toBe('they@careline.example');
    storage.clear('theirs');
    expect({ ...localStorage }).toEqual({});
  });
});
