import { expect, it, vi } from 'vitest';
import { createWaiting } from './waiting';

const never = () => new Promise<void>(() => {});

it('tells of a move from its beginning to its end', async () => {
  const waiting = createWaiting();
  let end = () => {};
  const moving = waiting.watch(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  expect(waiting.state.getSnapshot()).toBe('moving');
  end();
  await moving;
  expect(waiting.state.getSnapshot()).toBe('resting');
});

it('a move that took the place of another is still under way when that one ends', async () => {
  const waiting = createWaiting();
  const first = waiting.watch(async () => {});
  void waiting.watch(never);
  await first;
  expect(waiting.state.getSnapshot()).toBe('moving');
});

it('F2: a move without an answer says so until it is tried again or given up', async () => {
  const waiting = createWaiting();
  expect(waiting.retry()).toBe(false);
  const again = vi.fn(never);
  await waiting.watch(async () => waiting.giveUp(again, false));
  expect(waiting.state.getSnapshot()).toBe('unanswered');
  expect(waiting.retry()).toBe(true);
  expect(again).toHaveBeenCalledOnce();
  expect(waiting.state.getSnapshot()).toBe('retrying');
  waiting.giveUp(again, false);
  waiting.settle();
  expect(waiting.state.getSnapshot()).toBe('resting');
  expect(waiting.retry()).toBe(false);
});

it('F2: what the error page tells is not told twice, and can be tried again', async () => {
  const waiting = createWaiting();
  await waiting.watch(async () => waiting.giveUp(never, true));
  expect(waiting.state.getSnapshot()).toBe('resting');
  expect(waiting.retry()).toBe(true);
});
