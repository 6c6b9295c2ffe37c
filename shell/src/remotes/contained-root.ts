import type { Lifecycles, RemoteCode, RemotePhase, RemoteProps } from '@careline/shared';
import type { LeaveWatch } from '@careline/shared/host';
import { lostPartOf } from '../later/lost-part';
import type { LoadAnew } from '../navigation/retry-here';
import { pause } from '../pause';
import type { Pane } from './pane';
import { withinTime } from './within-time';

/** A remote's unmount holds up nobody longer than this, in ms: its pane is gone already. */
const UNMOUNT_PATIENCE_MS = 500;

export interface ContainedParts<Props extends RemoteProps> {
  readonly name: string;
  readonly timeoutMs: number;
  readonly pane: Pane;
  readonly leave: LeaveWatch;
  /** Loads the lifecycles; has its own time-out. */
  readonly load: (isRetry: boolean) => Promise<ContainedLifecycles<Props>>;
  /** Those of another release than the one that has failed; undefined where there is none. Has its own time-out, too. */
  readonly loadInstead: (broken: string) => Promise<ContainedLifecycles<Props> | undefined>;
  readonly props: (root: RootParts) => Props;
  /** Whether the document is loaded anew in the place of an error that nothing has healed; not asked after a Retry. */
  readonly reload?: (error: unknown) => boolean;
  /** Loads the document anew, where the site answers, after a Retry that cannot heal in this one; if that is still wanted by then. */
  readonly loadAnew: LoadAnew;
  /** Told when the root stands. */
  readonly onMounted: (url: string) => void;
  /** `url` is the address of the release that failed, where one had come. */
  readonly onFailed: (phase: RemotePhase, error: unknown, url?: string) => void;
}

export interface ContainedLifecycles<Props extends RemoteProps> extends Lifecycles<Props> {
  readonly update?: (props: Props) => Promise<void>;
  readonly code?: RemoteCode;
  /** Address of the release. */
  readonly url?: string;
}

type RootParts = Pick<RemoteProps, 'domElement' | 'onFailure' | 'code'>;

export interface ContainedRoot<Props> {
  /** Resolves once the root stands, or its error does; never rejects. */
  readonly start: () => Promise<void>;
  /** Starts anew where the error stands, and does nothing elsewhere. */
  readonly restartFailed: () => void;
  readonly update: (change: (props: Props) => Props) => Promise<void>;
  /** Takes the pane away at once and resolves soon, whatever the remote does; never rejects. */
  readonly unmount: () => Promise<void>;
}

/**
 * Runs a remote's lifecycles in a pane and contains them: of every throw and every promise that never settles, in load, bootstrap, mount,
 * render and update, another release heals the pane once; without one it ends in the pane's error with Retry. single-spa would stop all
 * routing for good.
 */
export function createContainedRoot<Props extends RemoteProps>(parts: ContainedParts<Props>): ContainedRoot<Props> {
  const { name, timeoutMs, pane, leave } = parts;
  let attempt = 0;
  let isRetry = false;
  let state: 'running' | 'healed' | 'failed' = 'running';
  let standing: { lifecycles: ContainedLifecycles<Props>; props: Props } | undefined;

  /** Resolves once another release stands, or the error does. */
  async function fail(phase: RemotePhase, error: unknown, url?: string): Promise<void> {
    void takeDown();
    if (leave.isLeaving()) return startOnceStayed();
    parts.onFailed(phase, error, url);
    // No release is to blame for what the shell has lost.
    if (url !== undefined && state === 'running' && !lostPartOf(error)) await heal(url, error);
    else giveUp(error);
  }

  /** A browser ends the requests of a page that it leaves: that says nothing of the release, and nobody has to read of it. */
  async function startOnceStayed(): Promise<void> {
    attempt += 1;
    const mine = attempt;
    pane.showLoading();
    await leave.stayed();
    if (mine === attempt) await run(isRetry);
  }

  function giveUp(error: unknown): void {
    attempt += 1;
    const mine = attempt;
    state = 'failed';
    if (!isRetry && parts.reload?.(error)) return;
    pane.showError(error, () => void run(true));
    // The error stands until then: whether the site answers may take long, and who has gone elsewhere stays there.
    if (isRetry && lostPartOf(error)?.isKept) parts.loadAnew(() => mine === attempt);
  }

  function run(again: boolean): Promise<void> {
    state = 'running';
    isRetry = again;
    return stand(
      () => parts.load(isRetry),
      (error) => fail('load', error),
    );
  }

  /** A professional sees no more of it than a skeleton. */
  function heal(broken: string, error: unknown): Promise<void> {
    state = 'healed';
    return stand(
      () => parts.loadInstead(broken),
      async (notLoaded) => {
        if (notLoaded !== undefined) parts.onFailed('load', notLoaded);
        giveUp(error);
      },
    );
  }

  /** Loads and mounts. `onNothing` is told where nothing came to mount. */
  async function stand(
    load: () => Promise<ContainedLifecycles<Props> | undefined>,
    onNothing: (error?: unknown) => Promise<void>,
  ): Promise<void> {
    attempt += 1;
    const mine = attempt;
    pane.showLoading();
    try {
      const lifecycles = await load();
      if (mine !== attempt) return;
      if (lifecycles) await mount(lifecycles, mine);
      else await onNothing();
    } catch (error) {
      if (mine === attempt) await onNothing(error);
    }
  }

  async function mount(lifecycles: ContainedLifecycles<Props>, mine: number): Promise<void> {
    let phase: RemotePhase = 'bootstrap';
    const onFailure = (error: Error, failed: RemotePhase) => {
      if (mine === attempt) void fail(failed, error, lifecycles.url);
    };
    try {
      const props = parts.props({ domElement: pane.newRoot(lifecycles.url), onFailure, code: lifecycles.code });
      await withinTime(() => lifecycles.bootstrap(props), timeoutMs, `Bootstrapping ${name}`);
      if (mine !== attempt) return;
      phase = 'mount';
      standing = { lifecycles, props };
      await withinTime(() => lifecycles.mount(props), timeoutMs, `Mounting ${name}`);
      if (mine === attempt) {
        pane.showRoot();
        if (lifecycles.url !== undefined) parts.onMounted(lifecycles.url);
        // An update that came while the root was mounting found nothing to update.
        if (standing.props !== props) await update((latest) => latest);
      } else await withinTime(() => lifecycles.unmount(props), timeoutMs, `Unmounting ${name}`);
    } catch (error) {
      if (mine === attempt) await fail(phase, error, lifecycles.url);
    }
  }

  async function takeDown(): Promise<void> {
    const root = standing;
    standing = undefined;
    if (root)
      await withinTime(() => root.lifecycles.unmount(root.props), timeoutMs, `Unmounting ${name}`).catch(reportUnmount);
  }

  function reportUnmount(error: unknown): void {
    parts.onFailed('unmount', error);
  }

  async function update(change: (props: Props) => Props): Promise<void> {
    if (!standing) return;
    const { lifecycles } = standing;
    const props = change(standing.props);
    standing = { lifecycles, props };
    const mine = attempt;
    try {
      await withinTime(() => lifecycles.update?.(props), timeoutMs, `Updating ${name}`);
    } catch (error) {
      if (mine === attempt) await fail('update', error, lifecycles.url);
    }
  }

  return {
    start: () => run(false),
    restartFailed: () => {
      if (state === 'failed') void run(false);
    },
    update,
    unmount: () => {
      attempt += 1;
      pane.remove();
      return Promise.race([takeDown(), pause(UNMOUNT_PATIENCE_MS)]);
    },
  };
}
