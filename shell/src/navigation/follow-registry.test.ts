import { createStore } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followRegistry } from './follow-registry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const registryOf = (url: string): SiteRegistry => ({
  remotes: [{ name: 'mf-x', url, version: '1', pages: [] }],
});

function follow(
  answer: () => Promise<unknown>,
  { buildId = 'one', language = () => 'en' }: { buildId?: string; language?: () => string } = {},
) {
  const registry = createStore(registryOf('/old.js'));
  const fetchRegistry = vi.fn(answer);
  const { ask, answered } = followRegistry({
    registry,
    buildId,
    intervalMs: 30_000,
    language,
    fetchRegistry,
  });
  const move = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    await ask();
  };
  return { fetchRegistry, ask, answered, move, registry, url: () => registry.getSnapshot().remotes[0]?.url };
}

describe('followRegistry', () => {
  it('asks when somebody is about to move, at most every 30 s', async () => {
    const { fetchRegistry, move, url } = follow(async () => ({ buildId: 'one', ...registryOf('/new.js') }));
    await move(29_000);
    expect(fetchRegistry).not.toHaveBeenCalled();
    await move(1_000);
    expect(url()).toBe('/new.js');
    await move(29_000);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
    await move(1_000);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
  });

  it('F127: asks all the same after the clock was set back', async () => {
    const { fetchRegistry, move } = follow(async () => ({ buildId: 'one', ...registryOf('/new.js') }));
    vi.setSystemTime(Date.now() - 86_400_000);
    await move(0);
    await move(0);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
  });

  it('T11: a move waits for the answer that is on its way, and not for one that is slow', async () => {
    const { ask, answered, url } = follow(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { buildId: 'one', ...registryOf('/new.js') };
    });
    await vi.advanceTimersByTimeAsync(30_000);
    void ask();
    const moving = answered().then(url);
    await vi.advanceTimersByTimeAsync(200);
    expect(await moving).toBe('/new.js');

    const slow = follow(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(30_000);
    void slow.ask();
    const waiting = slow.answered().then(slow.url);
    await vi.advanceTimersByTimeAsync(300);
    expect(await waiting).toBe('/old.js');
  });

  it('drops an answer in a language that was left meanwhile: its titles would stay', async () => {
    let language = 'ru';
    const answer = async () => {
      language = 'es';
      return { buildId: 'one', ...registryOf('/new.js') };
    };
    const { move, url } = follow(answer, { language: () => language });
    await move(30_000);
    expect(url()).toBe('/old.js');
  });

  it('tells nobody of a registry that says the same', async () => {
    const { move, registry } = follow(async () => ({ buildId: 'one', ...registryOf('/old.js') }));
    const onChange = vi.fn();
    registry.subscribe(onChange);
    await move(30_000);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['a registry that breaks a rule', async () => ({ buildId: 'one', remotes: [{ name: 'mf-x' }] })],
    ['releases for another shell', async () => ({ buildId: 'two', ...registryOf('/new.js') })],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('keeps the last good one at %s, and asks again later', async (_, answer) => {
    const { fetchRegistry, move, url } = follow(answer);
    await move(30_000);
    expect(url()).toBe('/old.js');
    await move(30_000);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
  });
});
