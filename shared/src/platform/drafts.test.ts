import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '../host/safe-storage';
import { createDrafts } from './drafts';

function openDrafts(user?: string) {
  let userId = user;
  const drafts = createDrafts(
    safeStorage(() => sessionStorage),
    () => userId,
  );
  return {
    drafts,
    become: (next: string | undefined) => {
      userId = next;
    },
  };
}

afterEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('outlive a reload and are forgotten one by one', () => {
    openDrafts('ana').drafts.write('profile', { first_name: 'An' });
    const { drafts } = openDrafts('ana');
    expect(drafts.read('profile')).toEqual({ first_name: 'An' });
    drafts.remove('profile');
    expect(drafts.read('profile')).toBeUndefined();
  });

  it("are no other user's", () => {
    const { drafts, become } = openDrafts('ana');
    drafts.write('profile', 'of Ana');
    become('ben');
    expect(drafts.read('profile')).toBeUndefined();
    drafts.write('profile', 'of Ben');
    become('ana');
    expect(drafts.read('profile')).toBe('of Ana');
  });

  it("lose all but the user's own at a sign-in, and all at a sign-out, and nothing that is no draft", () => {
    sessionStorage.setItem('theme', 'green');
    const { drafts, become } = openDrafts('ana');
    drafts.write('profile', 'of Ana');
    become('anabel');
    drafts.write('profile', 'of Anabel');
    become(undefined);
    drafts.write('account-email', 'typed by a visitor');
    drafts.clearOthers('ana');
    expect(drafts.read('account-email')).toBeUndefined();
    become('ana');
    expect(drafts.read('profile')).toBe('of Ana');
    drafts.clear();
    expect({ ...sessionStorage }).toEqual({ theme: 'green' });
  });

  it('stay as they are in a page that is about to go', () => {
    const { drafts, become } = openDrafts('ben');
    drafts.write('profile', 'of Ben');
    become('ana');
    drafts.seal();
    become('ben');
    drafts.write('profile', 'of Ana');
    drafts.remove('profile');
    expect(drafts.read('profile')).toBe('of Ben');
  });

  it('F3: that cannot be stored are there as long as the page', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { drafts } = openDrafts('ana');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    drafts.write('profile', 'much');
    expect(drafts.read('profile')).toBe('much');
    expect(openDrafts('ana').drafts.read('profile')).toBeUndefined();
  });

  it('that cannot be read cost a draft, never a page', () => {
    sessionStorage.setItem('careline.draft.ana.profile', '{broken');
    expect(openDrafts('ana').drafts.read('profile')).toBeUndefined();
  });
});
