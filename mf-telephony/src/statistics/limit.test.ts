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
