import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { OverlayHost } from './overlay-host';
import { createOverlayStore, type OverlayControls, type OverlayOptions } from './overlay-store';
import { renderForTest } from './testing/render';

type Question = Omit<ConfirmDialogProps, keyof OverlayControls<boolean>>;

function showQuestion(options: Partial<OverlayOptions<Question>> = {}) {
  const store = createOverlayStore();
  const question = store.create<Question, boolean>(ConfirmDialog, {
    props: { title: 'Delete this address?', description: 'It will be gone.', confirmText: 'Delete address' },
    ...options,
  });
  renderForTest(<OverlayHost store={store} />);
  return { store, question };
}

/** jsdom plays no animations: says that dialogs have some, whose end the test sends. */
function withAnimations(): void {
  const computedStyle = window.getComputedStyle.bind(window);
  vi.stubGlobal('getComputedStyle', (element: Element) =>
    Object.defineProperty(computedStyle(element), 'animationName', {
      get: () => (element.getAttribute('data-state') === 'closed' ? 'sink' : 'rise'),
    }),
  );
  vi.stubGlobal('CSS', { escape: (name: string) => name });
}

function endAnimation(dialog: HTMLElement): void {
  // jsdom has no AnimationEvent.
  fireEvent(dialog, Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'sink' }));
}

it('R136: a closing overlay stays mounted until its leave animation has ended', async () => {
  withAnimations();
  const { store, question } = showQuestion();
  await act(async () => void question.open());
  expect(store.getSnapshot()).toMatchObject([{ isOpen: true, isMounted: true }]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(store.getSnapshot()).toMatchObject([{ isOpen: false, isMounted: true }]);
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.dataset.state).toBe('closed');
  endAnimation(dialog);
  expect(store.getSnapshot()).toMatchObject([{ isOpen: false, isMounted: false }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('AX20: a question is an alert dialog, whose description is read out at once', async () => {
  const { question } = showQuestion();
  await act(async () => void question.open());
  expect(screen.getByRole('alertdialog', { description: 'It will be gone.' })).toBeTruthy();
});

it('F126: the second click of a double click leaves a question that the first has opened; a later one outside closes it', async () => {
  const { question } = showQuestion();
  const answer = question.open();
  await screen.findByRole('alertdialog');
  // Radix listens for what is outside from the next task on.
  await act(() => new Promise((next) => setTimeout(next)));
  function pressOutside(afterMs: number): void {
    const press = new Event('pointerdown', { bubbles: true });
    Object.defineProperty(press, 'timeStamp', { value: performance.now() + afterMs });
    fireEvent(document.body, press);
  }
  pressOutside(0);
  expect(screen.getByRole('alertdialog').dataset.state).toBe('open');
  pressOutside(500);
  expect(await answer).toBe(false);
});

it('R137: closing resolves the result: true by confirming, false by Cancel and by Escape', async () => {
  const { question } = showQuestion();
  async function answerBy(answer: () => void): Promise<boolean | undefined> {
    const result = question.open();
    await screen.findByRole('alertdialog');
    answer();
    return result;
  }
  expect(await answerBy(() => fireEvent.click(screen.getByRole('button', { name: 'Delete address' })))).toBe(true);
  expect(await answerBy(() => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))).toBe(false);
  expect(await answerBy(() => fireEvent.keyDown(document.body, { key: 'Escape' }))).toBe(false);
});

it('R138: with destroyOnClose the overlay is forgotten after the leave animation, not before', async () => {
  withAnimations();
  const { store, question } = showQuestion({ destroyOnClose: true, defaultOpen: true });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(store.getSnapshot()).toHaveLength(1);
  endAnimation(screen.getByRole('alertdialog'));
  expect(store.getSnapshot()).toHaveLength(0);
  expect(() => question.open()).toThrow('Overlay not found');
});

it('starts fresh with the original props at each opening, and patches while open', async () => {
  const { question } = showQuestion();
  await act(async () => void question.open({ confirmText: 'Delete it' }));
  act(() => question.patch({ title: 'Really?' }));
  expect(screen.getByRole('alertdialog', { name: 'Really?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await act(async () => void question.open());
  expect(screen.getByRole('alertdialog', { name: 'Delete this address?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
});

it('the focus goes back to where it was before the overlay opened', async () => {
  const { question } = showQuestion();
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const result = question.open();
  await screen.findByRole('alertdialog');
  expect(document.activeElement).not.toBe(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await result;
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

it('F49: who has moved on while the overlay leaves keeps the focus, as on the heading of a new page', async () => {
  withAnimations();
  const { question } = showQuestion();
  const opener = document.body.appendChild(document.createElement('button'));
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  opener.focus();
  await act(async () => void question.open());
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  heading.focus();
  const giveBack = vi.spyOn(opener, 'focus');
  const dialog = screen.getByRole('alertdialog');
  const isOver = new Promise((resolve) => dialog.addEventListener('focusScope.autoFocusOnUnmount', resolve));
  endAnimation(dialog);
  await isOver;
  expect(giveBack).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(heading);
});

it('closing all of them answers the open ones with nothing and leaves those that were answered alone', async () => {
  withAnimations();
  const { store, question } = showQuestion();
  const other = store.create<Question, boolean>(ConfirmDialog, {
    props: { title: 'Leave?', description: 'It will be lost.', confirmText: 'Leave' },
  });
  const result = question.open();
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Delete address' }));
  const unanswered = other.open();
  act(() => store.closeAll());
  expect([await result, await unanswered]).toEqual([true, undefined]);
  expect(store.getSnapshot()).toMatchObject([{ isOpen: false, isMounted: true }, { isOpen: false }]);
});

it('F413: closed at once, what never says that it has left is gone', () => {
  const store = createOverlayStore();
  store.create(() => null, { props: {}, defaultOpen: true });
  store.closeAll();
  expect(store.getSnapshot()).toMatchObject([{ isOpen: false, isMounted: true }]);
  store.closeAll(true);
  expect(store.getSnapshot()).toMatchObject([{ isOpen: false, isMounted: false }]);
});
