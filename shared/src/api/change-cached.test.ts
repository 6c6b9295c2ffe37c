import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { changeCached } from './change-cached';
import { createQueryClient } from './query-client';

const queryKey = ['things'];

/** Answers that a test gives one by one, in the order in which they were asked for. */
function heldBack() {
  const waiting: ((things: readonly string[]) => void)[] = [];
  const ask = vi.fn(() => new Promise<readonly string[]>((resolve) => waiting.push(resolve)));
  return { ask, answer: (index: number, things: readonly string[]) => waiting[index]?.(things) };
}

it('PD55: an answer from before the change does not bring back what was, and the next entry asks again', async () => {
  const queries = createQueryClient();
  const { ask, answer } = heldBack();
  queries.setQueryData(queryKey, ['old']);
  const late = queries.fetchQuery({ queryKey, queryFn: ask, staleTime: 0 }).catch(() => 'given up');
  await changeCached<readonly string[]>(queries, queryKey, (things) => [...things, 'new']);
  answer(0, ['old']);
  await late;
  expect(queries.getQueryData(queryKey)).toEqual(['old', 'new']);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('PD55: a list on screen that had no answer yet is asked for again, and nothing is made up for it', async () => {
  const queries = createQueryClient();
  const { ask, answer } = heldBack();
  const stop = new QueryObserver(queries, { queryKey, queryFn: ask }).subscribe(() => {});
  const change = vi.fn((things: readonly string[]) => things);
  await changeCached(queries, queryKey, change);
  expect(change).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answer(1, ['all']);
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(['all']));
  stop();
});
