import { expect, it } from 'vitest';
import { takeTurns } from './take-turns';

it('F30: one user’s saves wait for each other, also for one that fails, and nobody else’s do', async () => {
  const inTurn = takeTurns();
  const begun: string[] = [];
  const save = (user: string, name: string, ends: Promise<unknown>) =>
    inTurn(user, async () => {
      begun.push(name);
      await ends;
      return name;
    });
  let fail = (_reason: Error) => {};
  const lost = new Promise((_resolve, reject) => {
    fail = reject;
  });
  const failing = save('ana', 'first', lost);
  const second = save('ana', 'second', Promise.resolve());
  expect(await save('ben', 'other', Promise.resolve())).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  fail(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  expect(await second).toBe('second');
});
