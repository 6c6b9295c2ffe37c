import { expect, it } from 'vitest';
import { createLimit } from './limit';

it('runs no more than so many at once, all of them in the end, whether they fail or not', async () => {
  const limit = createLimit(2);
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 6 }, (_, index) =>
    limit(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (index % 2 === 0) throw new Error('failed');
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(results.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(3);
  expect(most).toBe(2);
  expect(await limit(async () => 'free again')).toBe('free again');
});

it('F347: what a range that was left still waits for does not hold up the next one', async () => {
  const limit = createLimit(1);
  const begun: string[] = [];
  const range = (name: string) => Promise.all([1, 2, 3].map(() => limit(async () => begun.push(name))));
  await Promise.all([range('week'), range('month')]);
  expect(begun).toEqual(['week', 'month', 'month', 'month', 'week', 'week']);
});
