import { usePlatform, useTexts } from '@careline/shared';
import type { subscriptionMessageKey } from '@careline/shared/api';

/** What R116–R122 say of a subscription; where that is to contact support, with its address (U6). */
export function SubscriptionMessage({ message }: { readonly message: ReturnType<typeof subscriptionMessageKey> }) {
  const { t } = useTexts();
  const { supportEmail } = usePlatform().config;
  return (
    <>
      {t(message, { ns: 'shared' })}{' '}
      {message === 'api.subscription.inactive' && supportEmail !== undefined ? (
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      ) : null}
    </>
  );
}
