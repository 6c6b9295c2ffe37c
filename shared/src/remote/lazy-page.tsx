import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { asLoading } from './not-loaded-error';

/** Imports a page's chunk; a function of the module's top level, because it is also what tells pages apart. */
export type PageLoader = () => Promise<ComponentType>;

/** The pages of one root: those that have arrived, and those that are on their way. */
interface RootPages {
  readonly arrived: Map<PageLoader, ComponentType>;
  readonly awaited: Set<PageLoader>;
  /** Resolves once the files of the page that is shown have come. */
  readonly arrive: () => Promise<void>;
  /** Called after a commit that may have been the last that the root waited for. */
  readonly settle: () => void;
}

const PagesOfRoot = createContext<RootPages | undefined>(undefined);

/**
 * A page in a chunk of its own. Not React's `lazy`: its Suspense holds back what has arrived until 300 ms after the fallback (react-dom
 * `FALLBACK_THROTTLE_MS`), also where the chunk was preloaded, and it keeps a failure for ever. Here a failure ends with the root, and
 * Retry in the pane loads the whole remote under other addresses: some engines never ask again for one that failed. Throws outside a remote's root.
 */
export function LazyPage({ load }: { readonly load: PageLoader }) {
  const pages = use(PagesOfRoot);
  if (pages === undefined) throw new Error('No remote root here: a page is shown inside defineRemote().');
  const [failed, setFailed] = useState<{ readonly load: PageLoader; readonly error: unknown }>();
  const [, showArrived] = useState<PageLoader>();
  const Page = pages.arrived.get(load);

  useLayoutEffect(() => {
    if (pages.arrived.has(load)) return;
    let isShown = true;
    pages.awaited.add(load);
    asLoading('A page', pages.arrive().then(load)).then(
      (component) => {
        pages.arrived.set(load, component);
        // In slices, as the root itself begins.
        if (isShown) startTransition(() => showArrived(() => load));
      },
      (error: unknown) => isShown && setFailed({ load, error }),
    );
    return () => {
      isShown = false;
      pages.awaited.delete(load);
    };
  }, [pages, load]);

  useEffect(() => {
    if (Page === undefined) return;
    pages.awaited.delete(load);
    pages.settle();
  }, [pages, load, Page]);

  if (failed?.load === load) throw failed.error;
  return Page === undefined ? null : <Page />;
}

export interface LazyPagesProps {
  /** Called after each commit in which every page that is shown has arrived. */
  readonly onReady: () => void;
  readonly arrive: () => Promise<void>;
  readonly children: ReactNode;
}

/** Keeps the pages of one root, and tells when it stands: that a chunk was asked for is not enough. */
export function LazyPages({ onReady, arrive, children }: LazyPagesProps) {
  const [pages] = useState(() => createRootPages(onReady, arrive));
  useEffect(() => pages.settle(), [pages]);
  return <PagesOfRoot value={pages}>{children}</PagesOfRoot>;
}

function createRootPages(onReady: () => void, arrive: () => Promise<void>): RootPages {
  const awaited = new Set<PageLoader>();
  return {
    arrived: new Map(),
    awaited,
    arrive,
    settle: () => {
      if (awaited.size === 0) onReady();
    },
  };
}
