import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { OverlayHost } from './overlay-host';
import { createOverlayStore } from './overlay-store';
import { renderForTest } from './testing/render';
import { createToastStore, type ToastStore } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function showToaster(): ToastStore {
  const store = createToastStore();
  renderForTest(<Toaster store={store} />);
  return store;
}

async function notify(store: ToastStore, title: string): Promise<void> {
  await act(async () => {
    store.add({ title, description: `${title} has a reason`, color: 'success' });
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const item = (title: string) => screen.queryByText(title, { selector: 'li *' })?.closest('li');

it('R88: a notice shows title and description, and its colour as picture and tone', async () => {
  const store = showToaster();
  await notify(store, 'Saved');
  await act(async () => void store.add({ title: 'Update Failed', description: 'Non', lang: 'fr', color: 'error' }));
  expect(item('Update Failed')?.querySelector('[lang="fr"]')?.textContent).toBe('Non');
  expect(item('Saved')?.textContent).toContain('Saved has a reason');
  expect(item('Saved')?.dataset.color).toBe('success');
  expect(item('Update Failed')?.dataset.color).toBe('error');
  expect(item('Saved')?.className).not.toBe(item('Update Failed')?.className);
  expect(item('Saved')?.querySelector('svg')?.innerHTML).not.toBe(
    item('Update Failed')?.querySelector('svg')?.innerHTML,
  );
});

it('R130 R131: a notice closes by itself after 5 s and leaves the document 200 ms later', async () => {
  const store = showToaster();
  await notify(store, 'Saved');
  await wait(4900);
  expect(item('Saved')?.dataset.state).toBe('open');
  await wait(150);
  expect(item('Saved')?.dataset.state).toBe('closed');
  await wait(200);
  expect(item('Saved')).toBeUndefined();
});

it('R133: Escape closes the newest notice', async () => {
  const store = showToaster();
  await notify(store, 'First');
  await notify(store, 'Second');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await wait(200);
  expect(item('Second')).toBeUndefined();
  expect(item('First')?.dataset.state).toBe('open');
});

it('R134: the close button closes, and a later notice still goes by itself', async () => {
  const store = showToaster();
  await notify(store, 'First');
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close, { detail: 1 });
  await wait(200);
  expect(item('First')).toBeUndefined();

  await notify(store, 'Second');
  await wait(5300);
  expect(item('Second')).toBeUndefined();
});

it('R135: hovering or focusing the notices stops their clock, leaving goes on with the remaining time', async () => {
  const store = showToaster();
  await notify(store, 'Saved');
  const region = screen.getByRole('region');
  await wait(3000);
  fireEvent.pointerMove(region);
  await wait(8000);
  expect(item('Saved')?.dataset.state).toBe('open');
  fireEvent.pointerLeave(region);
  await wait(1000);

  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  await wait(8000);
  expect(item('Saved')?.dataset.state).toBe('open');
  act(() => region.querySelector('ol')?.blur());
  await wait(900);
  expect(item('Saved')?.dataset.state).toBe('open');
  await wait(200);
  expect(item('Saved')?.dataset.state).toBe('closed');
});

it('F123: what is told while a question stands over the page waits until that is closed, and then has its 5 s', async () => {
  const [store, overlays] = [createToastStore(), createOverlayStore()];
  renderForTest(
    <>
      <OverlayHost store={overlays} />
      <Toaster store={store} />
    </>,
  );
  await notify(store, 'Before');
  const props = { title: 'Sure?', description: 'It cannot be undone.', confirmText: 'Yes' };
  const question = overlays.create(ConfirmDialog, { props, destroyOnClose: true });
  act(() => void question.open());
  await notify(store, 'Saved');
  await wait(4000);
  expect(item('Before')?.dataset.state).toBe('open');
  expect(item('Saved')).toBeUndefined();
  await wait(8000);
  act(() => question.close());
  await wait(4900);
  expect(item('Saved')?.dataset.state).toBe('open');
  await wait(300);
  expect(item('Saved')).toBeUndefined();
});

it('F306: what comes while another window is in front stays until this one has been seen for 5 s', async () => {
  const store = showToaster();
  fireEvent.blur(window);
  await notify(store, 'Saved');
  await wait(8000);
  expect(item('Saved')?.dataset.state).toBe('open');
  fireEvent.focus(window);
  await wait(4900);
  expect(item('Saved')?.dataset.state).toBe('open');
  await wait(400);
  expect(item('Saved')).toBeUndefined();
});

it('F306: what stood when another window came to the front goes on with its remaining time', async () => {
  const store = showToaster();
  await notify(store, 'Saved');
  await wait(3000);
  fireEvent.blur(window);
  await wait(8000);
  fireEvent.focus(window);
  await wait(1900);
  expect(item('Saved')?.dataset.state).toBe('open');
  await wait(200);
  expect(item('Saved')?.dataset.state).toBe('closed');
});

it('F306: what comes in a tab behind another is shown, and read out, when that is in front', async () => {
  const store = showToaster();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await notify(store, 'Saved');
  await wait(8000);
  expect(item('Saved')).toBeUndefined();
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await wait(100);
  expect(item('Saved')?.dataset.state).toBe('open');
  expect(screen.getByRole('status').textContent).toContain('Saved');
});

/** A field that has the focus. */
function focusField(): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
}

it('F305: a notice that is swiped or pressed away leaves the focus in the field that has it', async () => {
  const store = showToaster();
  await notify(store, 'Saved');
  const field = focusField();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
  expect(document.activeElement).toBe(field);
});

it('F310: the focus goes back to where it came from as the last notice is closed, by keyboard and by mouse', async () => {
  const store = showToaster();
  const field = focusField();
  for (const detail of [0, 1]) {
    await notify(store, 'First');
    await notify(store, 'Second');
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    for (const isLast of [false, true]) {
      const close = screen.getAllByRole('button', { name: 'Close' })[0];
      close?.focus();
      act(() => void fireEvent.click(close ?? document.body, { detail }));
      await wait(200);
      if (detail === 0) expect(document.activeElement === field).toBe(isLast);
    }
    await wait(200);
    expect(document.activeElement).toBe(field);
  }
});

it('F310: F8 is the page’s where there is no notice', () => {
  showToaster();
  const field = focusField();
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(document.activeElement).toBe(field);
});

it('R240: F8 focuses the region "Notifications (F8)", which stands at the bottom right with gaps of 16 px', async () => {
  const store = showToaster();
  await notify(store, 'Saved');
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
  // jsdom lays nothing out; the rule itself is read, the pixels are the browser tests' matter.
  const css = readFileSync(join(import.meta.dirname, 'toaster.module.css'), 'utf8');
  const rule = /\.viewport \{([^}]*)\}/.exec(css)?.[1];
  expect(rule).toMatch(/position: fixed;\s*right: 16px;\s*bottom: 16px;/);
  expect(rule).toMatch(/flex-direction: column;\s*gap: 16px;/);
});
