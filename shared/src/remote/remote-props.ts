import type { RemotePhase } from '../platform/events';
import type { Locale } from '../platform/locale';
import type { AdmittedLocation } from '../platform/navigation';
import type { Platform } from '../platform/platform';

/** Files of a remote's release: each has to have come, and to be the one that was released, before code that needs it is imported. */
export interface RemoteCode {
  /** Resolves once the files of a page have come; rejects with NotLoadedError. */
  readonly page: (page: Pick<AdmittedLocation, 'path' | 'locale'>) => Promise<void>;
  /** The same for the remote's texts in a language. */
  readonly texts: (locale: Locale) => Promise<void>;
}

/** Props that the shell passes to every lifecycle of a remote, beside single-spa's own. */
export interface RemoteProps {
  /** Where the root is mounted; the shell creates and removes it. */
  readonly domElement: HTMLElement;
  readonly platform: Platform;
  /** Undefined where no release is behind the code, as in development. */
  readonly code?: RemoteCode | undefined;
  /** Told once about an error that ended the root; the shell then shows the error pane in its place. */
  readonly onFailure: (error: Error, phase: RemotePhase) => void;
}

/** Props of a widget's lifecycles: the same, and the widget's own. */
export interface WidgetRootProps<Props = unknown> extends RemoteProps {
  readonly widget: Props;
}

/** single-spa's lifecycle functions; each settles, or the shell gives up on it. */
export interface Lifecycles<Props extends RemoteProps = RemoteProps> {
  readonly bootstrap: (props: Props) => Promise<void>;
  readonly mount: (props: Props) => Promise<void>;
  readonly unmount: (props: Props) => Promise<void>;
}

/** A widget's lifecycles; `update` gives it new props. */
export interface WidgetLifecycles<Props = unknown> extends Lifecycles<WidgetRootProps<Props>> {
  readonly update: (props: WidgetRootProps<Props>) => Promise<void>;
}
