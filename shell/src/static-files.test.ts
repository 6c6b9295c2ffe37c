import { expect, it, vi } from 'vitest';
import { createStaticFiles } from './static-files';

it('F410: a file that hangs is given up, and keeps neither the bar nor who would ask for it again', async () => {
  const patience = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const never: typeof fetch = (_path, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const activity: string[] = [];
  const files = createStaticFiles(never, (change) => activity.push(change));
  const asked = [files.json('/_payload.json'), files.quietJson('/builds/latest.json')];
  patience.abort();
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(activity).toEqual(['start', 'end']);
  limit.mockRestore();
});
