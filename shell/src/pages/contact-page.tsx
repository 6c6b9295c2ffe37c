import { usePlatform } from '@careline/shared';
import { useSyncExternalStore } from 'react';
import { TextPage } from './text-page';

const never = () => () => {};

/** /contact: where help is. The address is configured, so it stands there once the site runs. */
export function ContactPage() {
  const { supportEmail } = usePlatform().config;
  const address = useSyncExternalStore(
    never,
    () => supportEmail,
    () => undefined,
  );
  return (
    <TextPage texts="public:contact" chapters={2}>
      {/* Its line is there before it is, or all below would move. */}
      <p>{address === undefined ? '\u00a0' : <a href={`mailto:${address}`}>{address}</a>}</p>
    </TextPage>
  );
}
