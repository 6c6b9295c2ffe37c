import type { HostNavigation } from './create-navigation';

/**
 * Loads the page in a new document; resolves with whether it does. `ask` rejects where the site does not answer: then the browser's own error page would take
 * the place of ours.
 */
export async function loadAnew(
  { location }: { readonly location: Pick<Location, 'reload'> },
  ask: () => Promise<unknown>,
): Promise<boolean> {
  const answers = await ask().then(
    () => true,
    () => false,
  );
  if (answers) location.reload();
  return answers;
}

/** Tries the address again in this document, which keeps what stands in it; only where that fails, in a new one by `anew`. */
export async function retryHere(
  { location }: { readonly location: Pick<Location, 'href'> },
  navigation: Pick<HostNavigation, 'navigate' | 'site'>,
  anew: () => Promise<unknown>,
): Promise<void> {
  await navigation.navigate(location.href, { replace: true });
  if (navigation.site.getSnapshot().error) await anew();
}
