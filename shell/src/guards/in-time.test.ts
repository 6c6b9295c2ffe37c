import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTarget } from '../routes/target';
import { askAnew } from './ask-anew';
import { loadProgress } from './onboarding-progress';
import { runGuards } from './pipeline';
import { pipelineParts, source } from './testing/guard-fixtures';

const billing = readTarget('/dashboard/billing');
const addresses = '/professionals/profile/addresses';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Guards over a server whose addresses hang until `answer` is called. */
function hangingGuards() {
  const { parts, calls, silent } = source('complete');
  let answer = () => {};
  silent.set(
    addresses,
    () =>
      new Promise((_resolve, reject) => {
        answer = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  const onLate = vi.fn();
  const pipeline = { ...pipelineParts('complete'), session: parts.session, onLate };
  const decide = askAnew(parts, (target) =>
    runGuards(target, { ...pipeline, loadProgress: () => loadProgress(parts) }),
  );
  const asked = () => calls.filter((path) => path === addresses).length;
  return { decide, onLate, asked, silent, fail: () => answer() };
}

it('F2: the guards give up on a hanging list after 8 s in all, and take it for nothing', async () => {
  const { decide } = hangingGuards();
  const ended = vi.fn();
  void decide(billing).then(ended);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ kind: 'unanswered' });
});

it('F2: they give up on a hanging validation as well', async () => {
  const parts = pipelineParts('signed-out');
  const session = { ...parts.session, initialise: () => new Promise<boolean>(() => {}) };
  const decided = runGuards(billing, { ...parts, session });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await decided).toEqual({ kind: 'unanswered' });
});

it('F2: Retry sends the hanging call again instead of waiting for its time-out', async () => {
  const { decide, asked, silent } = hangingGuards();
  const first = decide(billing);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await first).toEqual({ kind: 'unanswered' });
  silent.clear();
  expect(await decide(billing)).toMatchObject({ kind: 'proceed' });
  expect(asked()).toBe(2);
});

it('F2: an answer that comes late is told, so that the page opens by itself', async () => {
  const parts = pipelineParts('signed-out');
  let speak = (_isSignedIn: boolean) => {};
  const initialise = () =>
    new Promise<boolean>((resolve) => {
      speak = resolve;
    });
  const onLate = vi.fn();
  const decided = runGuards(billing, { ...parts, session: { ...parts.session, initialise }, onLate });
  await vi.advanceTimersByTimeAsync(8_000);
  await decided;
  expect(onLate).not.toHaveBeenCalled();
  speak(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledOnce();
});

it('F2: a call that fails for want of a connection after all tells of nothing', async () => {
  const { decide, onLate, fail } = hangingGuards();
  const decided = decide(billing);
  await vi.advanceTimersByTimeAsync(8_000);
  await decided;
  fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLate).not.toHaveBeenCalled();
});

it('PD62: who passes with every list at hand is remembered as complete, who lacks one is forgotten', async () => {
  const parts = pipelineParts('complete');
  const note = vi.fn();
  await runGuards(billing, { ...parts, completed: { note } });
  expect(note).toHaveBeenLastCalledWith('u1', true);
  await runGuards(billing, { ...pipelineParts('card'), completed: { note } });
  expect(note).toHaveBeenLastCalledWith('u1', false);
});
