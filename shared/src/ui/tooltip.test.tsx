import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from './testing/render';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => void vi.useRealTimers());

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Out of the button and away from the tooltip, which one may hover too (WCAG 1.4.13). */
function leave(button: HTMLElement): void {
  fireEvent.pointerLeave(button, { clientX: 0, clientY: 0 });
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 });
}

const shown = () => screen.queryByRole('tooltip')?.textContent;

it('R241: a tooltip opens after 700 ms of hovering, its neighbour at once within 300 ms, then after 700 ms again', async () => {
  renderForTest(
    <TooltipProvider>
      <Tooltip text="Edit this address">
        <button type="button">Edit</button>
      </Tooltip>
      <Tooltip text="Delete this address">
        <button type="button">Delete</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const [edit, remove] = [screen.getByText('Edit'), screen.getByText('Delete')];
  fireEvent.pointerMove(edit);
  await wait(699);
  expect(shown()).toBeUndefined();
  await wait(1);
  expect(shown()).toBe('Edit this address');

  leave(edit);
  await wait(250);
  fireEvent.pointerMove(remove);
  await wait(0);
  expect(shown()).toBe('Delete this address');

  leave(remove);
  await wait(350);
  fireEvent.pointerMove(edit);
  await wait(699);
  expect(shown()).toBeUndefined();
});

it('AX5: in forced colours a tooltip has an edge, as its background says nothing there', () => {
  const css = readFileSync(join(import.meta.dirname, 'tooltip.module.css'), 'utf8');
  const forced = css.slice(css.indexOf('@media (forced-colors: active)'));
  expect(forced).toMatch(/^[^}]*\.tooltip \{\s*border: 1px solid/);
});
