import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from './safe-storage';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => sessionStorage.clear());

describe('F3: safe storage', () => {
  it('is the storage that it was given, as long as that works', () => {
    const storage = safeStorage(() => sessionStorage);
    expect(storage.setItem('a', '1')).toBe(true);
    expect([storage.getItem('a'), sessionStorage.getItem('a'), storage.getItem('b')]).toEqual(['1', '1', null]);
    expect(storage.keys()).toEqual(['a']);
    storage.removeItem('a');
    expect(sessionStorage.length).toBe(0);
  });

  it('remembers what a full one refuses, before what it holds, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    sessionStorage.setItem('a', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const storage = safeStorage(() => sessionStorage);
    expect([storage.setItem('a', 'new'), storage.setItem('b', '')]).toEqual([false, false]);
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['new', '']);
    expect([...storage.keys()].toSorted()).toEqual(['a', 'b']);
    expect(warn).toHaveBeenCalledOnce();
    storage.removeItem('a');
    expect([storage.getItem('a'), sessionStorage.getItem('a')]).toEqual([null, null]);
    full.mockRestore();
    expect(storage.setItem('b', 'fits')).toBe(true);
    sessionStorage.setItem('b', 'from elsewhere');
    expect(storage.getItem('b')).toBe('from elsewhere');
  });

  it('works in memory alone where the browser forbids even to look', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = safeStorage(refuse);
    expect([storage.getItem('a'), storage.keys()]).toEqual([null, []]);
    expect(storage.setItem('a', '1')).toBe(false);
    expect([storage.getItem('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
});
