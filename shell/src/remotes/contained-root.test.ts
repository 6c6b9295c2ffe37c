import { NotLoadedError, type RemotePhase, type RemoteProps } from '@careline/shared';
import { watchLeaving } from '@careline/shared/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LostPartError } from '../later/lost-part';
import type { LoadAnew } from '../navigation/retry-here';
import { createVisitorPlatform } from '../visitor-platform';
import { type ContainedLifecycles, createContainedRoot } from './contained-root';
import type { Pane } from './pane';

const platform = await createVisitorPlatform('/', 'en');
const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('broken'));
const throws = () => {
  throw new Error('broken');
};
const fine = async () => {};

/** A pane that says what stands in it. */
function fakePane() {
  const pane = { shows: 'nothing', retry: () => {} };
  const controls: Pane = {
    newRoot: () => document.createElement('div'),
    showLoading: () => {
      pane.shows = 'loading';
    },
    showRoot: () => {
      pane.shows = 'root';
    },
    showError: (error, onRetry) => {
      pane.shows = `error: ${error instanceof Error ? error.message : error}`;
      pane.retry = onRetry;
    },
    remove: () => {
      pane.shows = 'nothing';
    },
  };
  return { pane, controls };
}

function rootOf(
  change: Partial<ContainedLifecycles<RemoteProps>> & {
    load?: () => Promise<never>;
    loadAnew?: LoadAnew;
    loadInstead?: () => Promise<ContainedLifecycles<RemoteProps>>;
    reload?: () => boolean;
  },
) {
  const lifecycles: ContainedLifecycles<RemoteProps> = {
    bootstrap: fine,
    mount: fine,
    unmount: fine,
    update: fine,
    url: '/x/2/remoteEntry.js',
    ...change,
  };
  const { pane, controls } = fakePane();
  const failures: RemotePhase[] = [];
  let props: RemoteProps | undefined;
  const root = createContainedRoot<RemoteProps>({
    name: 'mf-x',
    timeoutMs: 8_000,
    pane: controls,
    leave: watchLeaving(window),
    load: change.load ?? (async () => lifecycles),
    loadInstead: change.loadInstead ?? (async () => undefined),
    props: (own) => {
      props = { ...own, platform };
      return props;
    },
    loadAnew: change.loadAnew ?? (() => {}),
    ...(change.reload && { reload: change.reload }),
    onMounted: () => {},
    onFailed: (phase) => failures.push(phase),
  });
  return { root, pane, failures, props: () => props };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(['load', 'bootstrap', 'mount'] as const)('%s', (phase) => {
  it.each([
    ['rejects', fails, 'error: broken'],
    ['throws', throws, 'error: broken'],
    ['never settles', never, 'took longer than 8000 ms'],
  ])('R239: that %s shows the error in the pane and tells its phase', async (_how, broken, message) => {
    // The load has its own clock in the loader; here it only rejects.
    if (phase === 'load' && broken !== fails) return;
    const { root, pane, failures } = rootOf({ [phase]: broken });
    void root.start();
    await vi.advanceTimersByTimeAsync(8_001);
    expect(pane.shows).toContain(message);
    expect(failures).toEqual([phase]);
  });
});

it.each([
  ['what this document will never have', new LostPartError('forms', { isKept: true }), 1],
  ['all else', new Error('page.js'), 0],
])(
  'F471: Retry of %s loads the document anew only where it has to, and not for who has left',
  async (_what, cause, times) => {
    const loadAnew = vi.fn<LoadAnew>();
    const load = () => Promise.reject(new NotLoadedError(`mf-x: ${cause.message}`, { cause }));
    const { root, pane } = rootOf({ load, loadAnew });
    await root.start();
    expect(loadAnew).not.toHaveBeenCalled();
    pane.retry();
    await vi.advanceTimersByTimeAsync(0);
    // Until the site has answered.
    expect(pane.shows).toBe(`error: mf-x: ${cause.message}`);
    expect(loadAnew).toHaveBeenCalledTimes(times);
    const isWanted = loadAnew.mock.calls[0]?.[0];
    expect(isWanted?.()).toBe(times > 0 ? true : undefined);
    await root.unmount();
    expect(isWanted?.()).toBe(times > 0 ? false : undefined);
  },
);

it('shows loading at once and the root once it has mounted', async () => {
  const { root, pane } = rootOf({});
  const started = root.start();
  expect(pane.shows).toBe('loading');
  await started;
  expect(pane.shows).toBe('root');
});

it('Retry runs every lifecycle again and shows the root once the remote is healthy', async () => {
  const mount = vi.fn(fine).mockRejectedValueOnce(new Error('first time'));
  const { root, pane } = rootOf({ mount });
  await root.start();
  expect(pane.shows).toBe('error: first time');
  pane.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(pane.shows).toBe('root');
  expect(mount).toHaveBeenCalledTimes(2);
});

it('R243: what a Retry finds broken loads no page anew', async () => {
  const reload = vi.fn(() => false);
  const { root, pane } = rootOf({ load: fails, reload });
  await root.start();
  expect(reload).toHaveBeenCalledOnce();
  pane.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(pane.shows).toBe('error: broken');
  expect(reload).toHaveBeenCalledOnce();
});

it('R31: a render failure that the remote reports takes its root down and shows the error', async () => {
  const unmount = vi.fn(fine);
  const { root, pane, failures, props } = rootOf({ unmount });
  await root.start();
  props()?.onFailure(new Error('render broke'), 'render');
  await vi.advanceTimersByTimeAsync(0);
  expect(pane.shows).toBe('error: render broke');
  expect(failures).toEqual(['render']);
  expect(unmount).toHaveBeenCalledOnce();
});

it.each([
  ['throws', throws],
  ['rejects', fails],
  ['never settles', never],
])('an unmount that %s neither keeps the pane nor holds up the next page', async (_how, unmount) => {
  const { root, pane, failures } = rootOf({ unmount });
  await root.start();
  const leaving = root.unmount();
  expect(pane.shows).toBe('nothing');
  await vi.advanceTimersByTimeAsync(501);
  await expect(leaving).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(failures).toEqual(['unmount']);
});

it('a root that mounts after it was left is taken down again', async () => {
  let finish = () => {};
  const mount = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const unmount = vi.fn(fine);
  const { root, pane } = rootOf({ mount, unmount });
  void root.start();
  await vi.advanceTimersByTimeAsync(0);
  await root.unmount();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(pane.shows).toBe('nothing');
  expect(unmount).toHaveBeenCalledTimes(2);
});

it('an update that fails shows the error; one that comes while mounting is not lost', async () => {
  const broken = rootOf({ update: fails });
  await broken.root.start();
  await broken.root.update((props) => ({ ...props }));
  expect(broken.pane.shows).toBe('error: broken');

  const update = vi.fn(fine);
  const mounting = rootOf({ update, mount: () => new Promise((resolve) => setTimeout(resolve, 100)) });
  void mounting.root.start();
  await vi.advanceTimersByTimeAsync(0);
  await mounting.root.update((props) => ({ ...props }));
  update.mockClear();
  await vi.advanceTimersByTimeAsync(101);
  expect(update).toHaveBeenCalledOnce();
});

/** The release before: it stands. */
const before = { bootstrap: fine, mount: fine, unmount: fine, update: fine, url: '/x/1/remoteEntry.js' };

it('R31: what a root reports after its error stands is told no more', async () => {
  const { root, pane, failures, props } = rootOf({ loadInstead: async () => before });
  await root.start();
  for (const words of ['live', 'before', 'again']) {
    props()?.onFailure(new Error(words), 'render');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(pane.shows).toBe('error: before');
  expect(failures).toEqual(['render', 'render']);
});

it.each(['bootstrap', 'mount', 'update', 'render'] as const)(
  'T2: a release that fails in %s gives way to the one before it, once, and nothing but a skeleton is seen',
  async (phase) => {
    const loadInstead = vi.fn(async () => before);
    const { root, pane, failures, props } = rootOf({ [phase]: fails, loadInstead });
    const shown: string[] = [];
    const started = root.start();
    shown.push(pane.shows);
    await started;
    if (phase === 'update') await root.update((own) => ({ ...own }));
    if (phase === 'render') props()?.onFailure(new Error('broken'), 'render');
    shown.push(pane.shows);
    await vi.advanceTimersByTimeAsync(0);
    expect(pane.shows).toBe('root');
    expect(shown.filter((what) => what.startsWith('error'))).toEqual([]);
    expect(loadInstead).toHaveBeenCalledExactlyOnceWith('/x/2/remoteEntry.js');
    expect(failures).toEqual([phase]);

    props()?.onFailure(new Error('this one, too'), 'render');
    expect(pane.shows).toBe('error: this one, too');
    expect(loadInstead).toHaveBeenCalledOnce();
  },
);

it('T2: the first error stands where the release before does not load, and Retry tries both again', async () => {
  const loadInstead = vi.fn(async () => before).mockRejectedValueOnce(new Error('offline'));
  const { root, pane, failures } = rootOf({ mount: fails, loadInstead });
  await root.start();
  expect(pane.shows).toBe('error: broken');
  expect(failures).toEqual(['mount', 'load']);
  pane.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(pane.shows).toBe('root');
});

it('T3: starts anew where an error stands, and leaves alone what stands', async () => {
  const mount = vi.fn(fine).mockRejectedValueOnce(new Error('broken'));
  const { root, pane } = rootOf({ mount });
  await root.start();
  expect(pane.shows).toBe('error: broken');
  root.restartFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect(pane.shows).toBe('root');
  root.restartFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect(mount).toHaveBeenCalledTimes(2);
});

it('F1: what the browser ends with the page is told to nobody, and starts again where the page has stayed', async () => {
  const mount = vi.fn(fine).mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const { root, pane, failures } = rootOf({ mount });
  window.dispatchEvent(new Event('beforeunload'));
  void root.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pane.shows).toBe('loading');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(pane.shows).toBe('root');
  expect(failures).toEqual([]);
});
