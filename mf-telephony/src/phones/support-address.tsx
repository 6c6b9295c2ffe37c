import { usePlatform } from '@careline/shared';

/** Where support is reached, behind words that send there; nothing where the configuration names no address (U6). */
export function SupportAddress() {
  const { supportEmail } = usePlatform().config;
  return supportEmail === undefined ? null : <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
