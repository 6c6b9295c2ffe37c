import { expect, it, vi } from 'vitest';
import { withLookUp } from '../changes/with-look-up';
import { createTestContext, failureOf } from '../testing/test-context';
import { ApiError } from './api-error';
import { changeCached } from './change-cached';
import { fetchFresh } from './fetch-fresh';
import { query } from './query';

type Names = readonly string[];

/** A list whose answers a test gives one by one, in the order in which they were asked for. */
function setUp() {
  const context = createTestContext();
  const waiting: ((names: Names) => void)[] = [];
  const ask = vi.fn(() => new Promise<Names>((resolve) => waiting.push(resolve)));
  const list = query(['names'], ask);
  const asked = (count: number) => vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(count));
  const answer = (index: number, names: Names) => waiting[index]?.(names);
  const has = async (name: string) => (await fetchFresh(context, list)).includes(name);
  const save = () => changeCached<Names>(context.queries, list.queryKey, (names) => names);
  return { ...context, context, list, asked, answer, has, save };
}

/** A change whose answer was lost. */
function lookUp(find: () => Promise<true | undefined>): Promise<unknown> {
  const lost = new ApiError({ message: 'No answer.', code: 'http', status: 504, key: 'fetchProfile' });
  return withLookUp(() => Promise.reject(lost), { find, text: (key) => key }).catch((error: Error) => error.message);
}

it('F273: a look-up that another change interrupts asks again, and does not say that nothing was changed', async () => {
  const { queries, list, asked, answer, has, save } = setUp();
  queries.setQueryData(list.queryKey, ['Ana', 'Ben']);
  const deletion = lookUp(async () => ((await has('Ana')) ? undefined : true));
  await asked(1);
  await save();
  await asked(2);
  answer(1, ['Ben']);
  expect(await deletion).toBe(true);
  expect(queries.getQueryData(list.queryKey)).toEqual(['Ben']);
});

it('F273: a look-up that is interrupted each time could not find out, with a list or without', async () => {
  for (const names of [['Ana'], undefined]) {
    const { queries, list, asked, has, save } = setUp();
    queries.setQueryData(list.queryKey, names);
    const deletion = lookUp(async () => ((await has('Ana')) ? undefined : true));
    for (const count of [1, 2, 3]) {
      await asked(count);
      await save();
    }
    expect(await deletion).toBe('No answer. changes.unknown');
  }
});

it('F273: of two who ask afresh at the same time neither gets what was there before', async () => {
  const { context, queries, list, asked, answer } = setUp();
  queries.setQueryData(list.queryKey, ['Ana']);
  const first = fetchFresh(context, list);
  await asked(1);
  const second = fetchFresh(context, list);
  await asked(2);
  answer(0, []);
  answer(1, []);
  expect([await first, await second]).toEqual([[], []]);
});

it('F273: a look-up does not take a list that was asked for before the change; who waits for that gets the new one', async () => {
  const { queries, list, asked, answer, has } = setUp();
  const page = queries.fetchQuery(list);
  await asked(1);
  const creation = lookUp(async () => (await has('Ana')) || undefined);
  await asked(2);
  answer(0, []);
  answer(1, ['Ana']);
  expect(await creation).toBe(true);
  expect(await page).toEqual(['Ana']);
});

it('the end of the session ends what is asked as `aborted`, and nothing is asked again', async () => {
  const { context, queries, list, asked } = setUp();
  const failed = failureOf(fetchFresh(context, list));
  await asked(1);
  queries.clear();
  expect((await failed).code).toBe('aborted');
  await asked(1);
});
