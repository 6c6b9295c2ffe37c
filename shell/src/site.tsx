import { usePlatform } from '@careline/shared';
import { LinkProvider, OverlayHost, ProgressBar, Toaster } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import { ErrorPage } from './errors/error-page';
import { SiteBoundary } from './errors/site-boundary';
import { AppLink } from './layouts/app-link';
import { SkipLink } from './layouts/skip-link';
import { Splash } from './layouts/splash';
import { useSite, useSiteState } from './site-context';

/** The whole page: the layout of the admitted route around a page of the shell or the outlet of the remotes. */
export function Site() {
  const { location } = useSiteState();
  return (
    <LinkProvider component={AppLink}>
      <SkipLink />
      <SiteBoundary place={location.key}>
        <CurrentPage />
      </SiteBoundary>
      <PageServices />
    </LinkProvider>
  );
}

function CurrentPage() {
  const { modules } = useSite();
  const { route, error } = useSiteState();
  if (error) return <ErrorPage error={error} />;
  const Layout = route && modules.layout(route.layout);
  // Stored authentication is being tried: neither a login form nor a protected page may flash (PD18).
  if (!Layout) return <Splash />;
  const Page = route.owner === 'shell' ? modules.page(route.path) : undefined;
  return <Layout>{Page ? <Page /> : null}</Layout>;
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
      <OverlayHost store={overlays} />
      <Toaster store={toasts} />
    </>
  );
}
