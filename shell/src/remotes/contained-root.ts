import type { Lifecycles, RemoteCode, RemotePhase, RemoteProps } from '@careline/shared';
import type { Pane } from './pane';
import { withinTime } from './within-time';

/** A remote's unmount holds up nobody longer than this, in ms: its pane is gone already. */
const UNMOUNT_PATIENCE_MS = 500;

export interface ContainedParts<Props extends RemoteProps> {
  readonly name: string;
  readonly timeoutMs: number;
  readonly pane: Pane;
  /** Loads the lifecycles; has its own time-out. */
  readonly load: (isRetry: boolean) => Promise<ContainedLifecycles<Props>>;
  readonly props: (root: RootParts) => Props;
  readonly onFailed: (phase: RemotePhase, error: unknown) => void;
}

export interface ContainedLifecycles<Props extends RemoteProps> extends Lifecycles<Props> {
  readonly update?: (props: Props) => Promise<void>;
  readonly code?: RemoteCode;
}

type RootParts = Pick<RemoteProps, 'domElement' | 'onFailure' | 'code'>;

export interface ContainedRoot<Props> {
  /** Resolves once the root stands, or its error does; never rejects. */
  readonly start: () => Promise<void>;
  readonly update: (change: (props: Props) => Props) => Promise<void>;
  /** Takes the pane away at once and resolves soon, whatever the remote does; never rejects. */
  readonly unmount: () => Promise<void>;
}

/**
 * Runs a remote's lifecycles in a pane and contains them: every throw and every promise that never settles, in load, bootstrap, mount,
 * render, update and unmount, ends in the pane's error with Retry. single-spa would stop all
 * routing for good.
 */
export function createContainedRoot<Props extends RemoteProps>(parts: ContainedParts<Props>): ContainedRoot<Props> {
  const { name, timeoutMs, pane } = parts;
  let attempt = 0;
  let standing: { lifecycles: ContainedLifecycles<Props>; props: Props } | undefined;

  function fail(phase: RemotePhase, error: unknown): void {
    attempt += 1;
    void takeDown();
    parts.onFailed(phase, error);
    pane.showError(error, () => void run(true));
  }

  async function run(isRetry: boolean): Promise<void> {
    attempt += 1;
    const mine = attempt;
    let phase: RemotePhase = 'load';
    pane.showLoading();
    const onFailure = (error: Error, failed: RemotePhase) => {
      if (mine === attempt) fail(failed, error);
    };
    try {
      const lifecycles = await parts.load(isRetry);
      if (mine !== attempt) return;
      const props = parts.props({ domElement: pane.newRoot(), onFailure, code: lifecycles.code });
      phase = 'bootstrap';
      await withinTime(() => lifecycles.bootstrap(props), timeoutMs, `Bootstrapping ${name}`);
      if (mine !== attempt) return;
      phase = 'mount';
      standing = { lifecycles, props };
      await withinTime(() => lifecycles.mount(props), timeoutMs, `Mounting ${name}`);
      if (mine === attempt) {
        pane.showRoot();
        // An update that came while the root was mounting found nothing to update.
        if (standing.props !== props) await update((latest) => latest);
      } else await withinTime(() => lifecycles.unmount(props), timeoutMs, `Unmounting ${name}`);
    } catch (error) {
      if (mine === attempt) fail(phase, error);
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
      if (mine === attempt) fail('update', error);
    }
  }

  return {
    start: () => run(false),
    update,
    unmount: () => {
      attempt += 1;
      pane.remove();
      return Promise.race([takeDown(), new Promise<void>((resolve) => setTimeout(resolve, UNMOUNT_PATIENCE_MS))]);
    },
  };
}
