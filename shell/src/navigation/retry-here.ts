import type { HostNavigation } from './create-navigation';

/**
 * Tries the address again in this document, which keeps what stands in it; only where that fails, in a new one. `ask` rejects where the site does not answer:
 * then the browser's own error page would take the place of ours.
 */
export async function retryHere(
  { location }: { readonly location: Pick<Location, 'href' | 'reload'> },
  navigation: Pick<HostNavigation, 'navigate' | 'site'>,
  ask: () => Promise<unknown>,
): Promise<void> {
  await navigation.navigate(location.href, { replace: true });
  if (!navigation.site.getSnapshot().error) return;
  const answers = await ask().then(
    () => true,
    () => false,
  );
  if (answers) location.reload();
}
