import type { HostNavigation } from './create-navigation';

/** Loads the page in a new document, where the site answers and `isWanted` still holds then. */
export type LoadAnew = (isWanted?: () => boolean) => void;

/** `ask` rejects where the site does not answer: then the browser's own error page would take the place of ours. */
export function createLoadAnew(
  { location }: { readonly location: Pick<Location, 'reload'> },
  ask: () => Promise<unknown>,
): LoadAnew {
  return (isWanted = () => true) =>
    void ask().then(
      () => isWanted() && location.reload(),
      () => {},
    );
}

/** Tries the address again in this document, which keeps what stands in it; only where that fails, in a new one. */
export async function retryHere(
  { location }: { readonly location: Pick<Location, 'href'> },
  navigation: Pick<HostNavigation, 'navigate' | 'site'>,
  loadAnew: LoadAnew,
): Promise<void> {
  await navigation.navigate(location.href, { replace: true });
  if (navigation.site.getSnapshot().error) loadAnew();
}
