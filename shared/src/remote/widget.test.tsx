import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StepWidgetProps } from '../platform/widgets';
import { createTestPlatform } from '../testing';
import { PlatformProvider } from './platform-context';
import { Widget } from './widget';

async function openWidget(props: StepWidgetProps) {
  const { platform } = await createTestPlatform();
  const handle = { update: vi.fn(async () => {}), unmount: vi.fn(async () => {}) };
  const mount = vi.spyOn(platform.widgets, 'mount').mockResolvedValue(handle);
  const withProps = (next: StepWidgetProps) => (
    <PlatformProvider platform={platform} owner="mf-test">
      <Widget name="conditions@1" props={next} />
    </PlatformProvider>
  );
  const view = render(withProps(props));
  return { ...view, ...handle, mount, give: (next: StepWidgetProps) => view.rerender(withProps(next)) };
}

afterEach(cleanup);

describe('a widget of another remote', () => {
  it('is mounted by name in its own element, told of new props only, and unmounted with its page', async () => {
    const props = { isStep: true };
    const { container, mount, give, update, unmount: unmountWidget, ...page } = await openWidget(props);
    const element = container.querySelector('[data-widget="conditions@1"]');
    expect(mount.mock.calls).toEqual([['conditions@1', element, props]]);
    give(props);
    await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
    expect(update).not.toHaveBeenCalled();
    const next = { isStep: false };
    give(next);
    await vi.waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith(next));
    expect(unmountWidget).not.toHaveBeenCalled();
    page.rerender(<p>another page</p>);
    await vi.waitFor(() => expect(unmountWidget).toHaveBeenCalledOnce());
  });
});
