import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function storeWith(count: number) {
  const store = createToastStore();
  for (let number = 1; number <= count; number++) store.add({ title: `Notice ${number}`, color: 'info' });
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

describe('toast store', () => {
  it('R129: of seven notices the latest five are kept', async () => {
    const store = await storeWith(7);
    expect(store.getSnapshot().map((toast) => toast.title)).toEqual(
      [3, 4, 5, 6, 7].map((number) => `Notice ${number}`),
    );
  });

  it('R130: a closed notice leaves the list after 200 ms', async () => {
    const store = await storeWith(1);
    const [toast] = store.getSnapshot();
    store.close(toast?.id ?? '');
    expect(store.getSnapshot()).toMatchObject([{ open: false }]);
    await vi.advanceTimersByTimeAsync(199);
    expect(store.getSnapshot()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getSnapshot()).toHaveLength(0);
  });

  it('U4: what two places tell at the same moment is one notice; other words, another colour, or the same later are another', async () => {
    const store = createToastStore();
    const failed = { title: 'Statistics Failed', description: 'No answer', color: 'error' } as const;
    const id = store.add(failed);
    expect(store.add(failed)).toBe(id);
    store.add({ ...failed, description: 'No connection' });
    store.add({ ...failed, color: 'warning' });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(100);
    store.add(failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot()).toHaveLength(4);
  });

  it('F127: what fails again after the clock was set back is told again', async () => {
    const store = createToastStore();
    const failed = { title: 'Statistics Failed', color: 'error' } as const;
    store.add(failed);
    vi.setSystemTime(Date.now() - 86_400_000);
    store.add(failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot()).toHaveLength(2);
  });

  it('starts a new epoch each time the list empties, and only then', async () => {
    const store = await storeWith(2);
    const [first, second] = store.getSnapshot();
    store.close(first?.id ?? '');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getEpoch()).toBe(0);
    store.close(second?.id ?? '');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getEpoch()).toBe(1);
  });
});
