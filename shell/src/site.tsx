import { usePlatform } from '@careline/shared';
import { LinkProvider, OverlayHost, ProgressBar, Toaster } from '@careline/shared/ui';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ErrorPage } from './errors/error-page';
import { SiteBoundary } from './errors/site-boundary';
import { AppLink } from './layouts/app-link';
import { EntryWaiting, useEntryFrame } from './layouts/entry-frame';
import { EntryShape } from './layouts/entry-shape';
import { MoveNews } from './layouts/move-news';
import { OverrideBadge } from './layouts/override-badge';
import { SkipLink } from './layouts/skip-link';
import { Splash } from './layouts/splash';
import { useIsFilled } from './layouts/use-is-filled';
import type { SiteModules } from './modules';
import type { SiteRoute } from './routes/route-table';
import { useSite, useSiteState } from './site-context';

/** The whole page: the layout of the admitted route around a page of the shell or the outlet of the remotes. */
export function Site() {
  const { key } = useSiteState().location;
  const { showError } = useSite();
  return (
    <LinkProvider component={AppLink}>
      {/* Around the services too: without it a remote's question that throws would leave nothing at all. */}
      <SiteBoundary place={key} onError={showError}>
        <SkipLink />
        <SiteBoundary place={key} onError={showError}>
          <CurrentPage />
        </SiteBoundary>
        <PageServices />
      </SiteBoundary>
    </LinkProvider>
  );
}

function CurrentPage() {
  const { modules, outlet, onEntered } = useSite();
  const state = useSiteState();
  const { error } = state;
  // What is admitted first is rendered in slices, its layout and then its page: a store alone has all of it rendered in one piece.
  // An error comes at once: Retry would wait for a layout that were asked for meanwhile.
  const isEntering = useDeferredValue(state.route === undefined && error === undefined) && error === undefined;
  const route = isEntering ? undefined : state.route;
  const frame = useEntryFrame(isEntering);
  const stands = useRef(outlet === undefined || route?.owner === 'shell');
  useEffect(() => {
    if (!isEntering) onEntered?.();
  }, [isEntering, onEntered]);
  if (error) return <ErrorPage error={error} />;
  const Layout = route ? modules.layout(route.layout) : frame;
  // Stored authentication is being tried: neither a login form nor a protected page may flash (PD19).
  if (!Layout) return <Splash />;
  // One element for both, so that the frame stays as it is when the page comes.
  return <Layout>{route ? <Content route={route} stands={stands} /> : <EntryWaiting />}</Layout>;
}

/** Inside the layout, which is not rendered once more as the page takes the place of its shape: the shell's own page, or nothing where the outlet has a remote's. */
function Content({ route, stands }: { readonly route: SiteRoute; readonly stands: RefObject<boolean> }) {
  const { modules } = useSite();
  const isFilled = useIsFilled(route.owner, stands);
  const Page = pageOf(route, modules);
  if (!isFilled) return <EntryShape layout={route.layout} />;
  return Page ? <Page /> : null;
}

function pageOf({ owner, path }: SiteRoute, modules: SiteModules) {
  return owner === 'shell' ? modules.page(path) : undefined;
}

/** Nothing of it belongs in prerendered markup: the bar carries a style attribute, which the CSP forbids there. */
function PageServices() {
  const { toasts, overlays } = usePlatform();
  const { indicator } = useSite();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!isRunning) return null;
  return (
    <>
      <ProgressBar indicator={indicator} />
      <MoveNews />
      <OverlayHost store={overlays} />
      <Toaster store={toasts} />
      <OverrideBadge />
    </>
  );
}
