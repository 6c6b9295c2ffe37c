import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { WidgetLifecycles } from '@careline/shared';
import { watchLeaving } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import { createTestPlatform } from '@careline/shared/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shellTexts } from '../texts/shell-texts';
import { createWidgets } from './create-widgets';

const remote = {
  name: 'mf-x',
  url: '/remotes/mf-x/1.0.0-1a2b3c4d/remoteEntry.js',
  version: '1',
  pages: [],
  widgets: [{ name: 'conditions@1' }],
} satisfies SiteRemote;
type StepWidgetProps = { readonly isStep?: boolean };
const fine = async () => {};

/** A widget that writes into its element what it was given. */
function widget(change: Partial<WidgetLifecycles<StepWidgetProps>> = {}): WidgetLifecycles<StepWidgetProps> {
  const show = async ({ domElement, widget }: { domElement: HTMLElement; widget: StepWidgetProps }) => {
    domElement.textContent = widget.isStep ? 'in a step' : 'alone';
  };
  return { bootstrap: fine, mount: show, update: show, unmount: fine, ...change };
}

async function widgetsOf(offered: WidgetLifecycles<StepWidgetProps>) {
  const { platform } = await createTestPlatform({ owner: 'shell', texts: shellTexts, signedIn: false });
  const failed = vi.fn();
  platform.events.on('remote.failed').subscribe(failed);
  const load = vi.fn(async () => ({
    bootstrap: fine,
    mount: fine,
    unmount: fine,
    widgets: { 'conditions@1': offered },
    code: { page: fine, texts: fine },
    url: remote.url,
    copy: '',
  }));
  const widgets = createWidgets({
    platform: () => platform,
    remotes: () => [remote],
    load,
    loadInstead: async () => undefined,
    loadAnew: () => {},
    leave: watchLeaving(window),
  });
  return { widgets, failed, load, element: document.body.appendChild(document.createElement('div')) };
}

it('mounts a widget by name from the remote that offers it, updates it and takes it away', async () => {
  const unmount = vi.fn(fine);
  const { widgets, element } = await widgetsOf(widget({ unmount }));
  const mounted = await widgets.mount('conditions@1', element, {});
  expect(element.textContent).toBe('alone');
  expect(element.querySelector('[data-remote="mf-x"]')).not.toBeNull();
  await mounted.update({ isStep: true });
  expect(element.textContent).toBe('in a step');
  await mounted.unmount();
  expect(unmount).toHaveBeenCalledOnce();
  expect(element.childElementCount).toBe(0);
});

it('begins with the latest props where its code has failed before they came', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mount = vi.fn(widget().mount).mockRejectedValueOnce(new Error('broken'));
  const { widgets, element } = await widgetsOf(widget({ mount }));
  const mounted = await act(() => widgets.mount('conditions@1', element, {}));
  await mounted.update({ isStep: true });
  act(() => element.querySelector('button')?.click());
  await vi.waitFor(() => expect(element.textContent).toBe('in a step'));
  await mounted.unmount();
});

it('F1: a widget that takes long to come is told of by its pane alone, never by the console', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  let arrive = () => {};
  const { widgets, element } = await widgetsOf(
    widget({ bootstrap: () => new Promise((resolve) => (arrive = () => resolve())) }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const mounting = widgets.mount('conditions@1', element, {});
  await vi.advanceTimersByTimeAsync(5_000);
  arrive();
  const mounted = await mounting;
  vi.useRealTimers();
  expect(element.textContent).toBe('alone');
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  await mounted.unmount();
});

it('a widget that was taken away is held by nobody: a tab that lives for days does not grow with each page', async () => {
  const { widgets } = await widgetsOf(widget());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  async function mountAndLeave(): Promise<WeakRef<HTMLElement>> {
    const element = document.createElement('div');
    await (await widgets.mount('conditions@1', element, {})).unmount();
    return new WeakRef(element);
  }
  const left = [await mountAndLeave(), await mountAndLeave(), await mountAndLeave()];
  // For some seconds the parcels' time limits hold it.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  // A weak reference holds until the turn of the event loop ends.
  await new Promise((resolve) => setTimeout(resolve));
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(left.filter((element) => element.deref())).toEqual([]);
});

it('a widget that fails shows its error with Retry in its own element, and the promise does not reject', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mount = vi.fn(widget().mount).mockRejectedValueOnce(new Error('broken'));
  const { widgets, element, failed, load } = await widgetsOf(widget({ mount }));
  await act(async () => void (await widgets.mount('conditions@1', element, {})));
  expect(element.textContent).toContain('This part could not be loaded');
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({
      remote: 'mf-x',
      phase: 'mount',
      error: new Error('broken'),
      release: '1.0.0-1a2b3c4d',
    }),
  );
  await act(async () => element.querySelector('button')?.click());
  await vi.waitFor(() => expect(element.textContent).toContain('alone'));
  expect(load).toHaveBeenLastCalledWith(remote, expect.objectContaining({ isRetry: true }));
});

it('says which widget nobody offers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { widgets, element, failed } = await widgetsOf(widget());
  await act(async () => void (await widgets.mount('profile-form@1', element, {})));
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ error: new Error('No remote offers the widget profile-form@1.') }),
  );
});
