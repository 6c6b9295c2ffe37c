import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { widget } from '../manifest/manifest';
import type { PropsOf } from '../platform/widgets';
import { createTestPlatform } from '../testing';
import { PlatformProvider } from './platform-context';
import { Widget } from './widget';

const conditions = { name: 'conditions@1', propTypes: { isStep: 'boolean?' } } as const;
type StepWidgetProps = PropsOf<(typeof conditions)['propTypes']>;

async function openWidget(props: StepWidgetProps) {
  const { platform } = await createTestPlatform();
  const handle = { update: vi.fn(async () => {}), unmount: vi.fn(async () => {}) };
  const mount = vi.spyOn(platform.widgets, 'mount').mockResolvedValue(handle);
  const withProps = (next: StepWidgetProps) => (
    <PlatformProvider platform={platform} owner="mf-test">
      <Widget {...conditions} props={next} />
    </PlatformProvider>
  );
  const view = render(withProps(props));
  return { ...view, ...handle, mount, give: (next: StepWidgetProps) => view.rerender(withProps(next)) };
}

function Chosen({ choose }: { readonly choose: string }) {
  return <p>{choose}</p>;
}

// Judged by the compiler, not by the run: `tsc` refuses an expected error that does not come.
it('takes the props that its declaration names and no others, in who offers it and in who shows it', () => {
  const shown = [
    <Widget key="1" {...conditions} props={{ isStep: true }} />,
    // @ts-expect-error no such prop
    <Widget key="2" {...conditions} props={{ isSTep: true }} />,
    // @ts-expect-error another type
    <Widget key="3" {...conditions} props={{ isStep: 'yes' }} />,
  ];
  const offered = [
    widget({ propTypes: { choose: 'string' }, load: async () => Chosen }),
    // @ts-expect-error the component asks for a prop that the declaration does not name
    widget({ propTypes: {}, load: async () => Chosen }),
  ];
  expect([shown.length, offered.length]).toEqual([3, 2]);
});

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
