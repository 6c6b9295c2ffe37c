import type { SafeStorage } from '@careline/shared/host';

/** A storage that a test can hand to a second document. */
export function memoryStorage(): Pick<SafeStorage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => !!kept.set(key, value) };
}
