import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadingIndicator, type LoadingIndicator } from './loading-indicator';
import { ProgressBar } from './progress-bar';
import { renderForTest } from './testing/render';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function showBar(): LoadingIndicator {
  const indicator = createLoadingIndicator();
  renderForTest(<ProgressBar indicator={indicator} />);
  return indicator;
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const bar = () => screen.getByRole('progressbar', { hidden: true });
const isVisible = () => bar().style.opacity === '1';

it('R29 R139: the bar shows once a request has run for 200 ms, and grows', async () => {
  const indicator = showBar();
  act(() => indicator.start());
  await wait(199);
  expect(isVisible()).toBe(false);
  await wait(1);
  expect(isVisible()).toBe(true);
  await wait(800);
  const early = Number(bar().getAttribute('aria-valuenow'));
  await wait(800);
  expect(early).toBeGreaterThan(10);
  expect(Number(bar().getAttribute('aria-valuenow'))).toBeGreaterThan(early);
});

it('F171: it grows ten times a second, not with each frame', async () => {
  const indicator = showBar();
  const told = vi.fn();
  act(() => indicator.start());
  await wait(200);
  indicator.subscribe(told);
  await wait(1000);
  expect(told).toHaveBeenCalledTimes(10);
});

it('R139: a request of 100 ms never shows it', async () => {
  const indicator = showBar();
  act(() => indicator.start());
  await wait(100);
  act(() => indicator.finish());
  const seen: boolean[] = [];
  for (let step = 0; step < 20; step++) {
    seen.push(isVisible());
    await wait(50);
  }
  expect(seen).not.toContain(true);
});

it('R140: of two overlapping requests the slower one ends it', async () => {
  const indicator = showBar();
  act(() => indicator.start());
  act(() => indicator.start());
  await wait(600);
  act(() => indicator.finish());
  await wait(1000);
  expect(isVisible()).toBe(true);
  act(() => indicator.finish());
  await wait(300);
  expect(isVisible()).toBe(false);
});

it('R141: the end jumps to 100 per cent, hides 300 ms later and resets out of sight', async () => {
  const indicator = showBar();
  act(() => indicator.start());
  await wait(600);
  act(() => indicator.finish());
  expect(bar().style.transform).toBe('scaleX(100%)');
  await wait(299);
  expect(isVisible()).toBe(true);
  await wait(1);
  expect(isVisible()).toBe(false);
  expect(bar().style.transform).toBe('scaleX(100%)');
  await wait(400);
  expect(bar().style.transform).toBe('scaleX(0%)');
});

it('a request that begins while the bar is about to hide keeps it', async () => {
  const indicator = showBar();
  act(() => indicator.start());
  await wait(600);
  act(() => indicator.finish());
  await wait(200);
  act(() => indicator.start());
  await wait(1000);
  expect(isVisible()).toBe(true);
});
