import type { HostNavigation } from './create-navigation';

/** Tries the address again in this document, which keeps what stands in it; only where that fails, in a new one. */
export async function retryHere(
  { location }: { readonly location: Pick<Location, 'href' | 'reload'> },
  navigation: Pick<HostNavigation, 'navigate' | 'site'>,
): Promise<void> {
  await navigation.navigate(location.href, { replace: true });
  if (navigation.site.getSnapshot().error) location.reload();
}
