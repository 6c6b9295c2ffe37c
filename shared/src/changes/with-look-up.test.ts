import { expect, it, vi } from 'vitest';
import { ApiError, UnsettledError } from '../api/api-error';
import { withLookUp } from './with-look-up';

const text = (key: string) => key;
const after = (error: ApiError, find: () => Promise<string | undefined>) =>
  withLookUp(() => Promise.reject(error), { find, text });
const failed = (code: ApiError['code'], status?: number) =>
  new ApiError({ message: 'No.', code, key: 'mf-billing:errors.change', status });
const status = (number: number) => failed('http', number);
const lost = failed('network');

it.each([lost, status(500), status(504), status(409), status(404)])(
  'F4 F121: a change that happened although it was answered with %o is a success',
  async (error) => {
    expect(await after(error, async () => 'bought')).toBe('bought');
  },
);

it.each([lost, failed('timeout'), status(502), status(503), status(504)])(
  'F4: where %o leaves open what happened, the words say what was found out',
  async (error) => {
    await expect(after(error, async () => undefined)).rejects.toThrow('No. changes.notDone');
    await expect(after(error, () => Promise.reject(lost))).rejects.toThrow('No. changes.unknown');
  },
);

it('F366: an answer that cannot be read is looked up: what happened is a success, what did not keeps its own words', async () => {
  const unread = failed('invalid');
  expect(await after(unread, async () => 'bought')).toBe('bought');
  await expect(after(unread, async () => undefined)).rejects.toBe(unread);
});

it('F4: what was found is settled, what was not found may still be on its way', async () => {
  const forget = vi.fn();
  const unsettled = new UnsettledError({ message: 'No.', code: 'network', key: 'mf-billing:errors.change' }, forget);
  await expect(after(unsettled, async () => undefined)).rejects.toThrow('No. changes.notDone');
  await expect(after(unsettled, () => Promise.reject(lost))).rejects.toThrow('No. changes.unknown');
  expect(forget).not.toHaveBeenCalled();
  await after(unsettled, async () => 'bought');
  expect(forget).toHaveBeenCalledOnce();
});

it('a refusal stays as it is, and nothing is looked up for it', async () => {
  const find = vi.fn(async () => 'bought');
  const refusal = status(422);
  await expect(after(refusal, find)).rejects.toBe(refusal);
  expect(find).not.toHaveBeenCalled();
});
