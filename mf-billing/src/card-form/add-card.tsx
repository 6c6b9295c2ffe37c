import { useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { Alert, Badge, Card, isFocusLost, QueryView, SkeletonForm, Stack } from '@careline/shared/ui';
import { useMemo, useState } from 'react';
import { loadCardProvider } from './load-card-provider';

export interface AddCardProps {
  /** The first card becomes the default one. */
  readonly isFirst: boolean;
  /** The card that pays now will not do so for long: the new one is offered as the default. */
  readonly suggestsDefault: boolean;
  readonly onAdded: (isDefault: boolean) => void;
  /** Moves the focus into the fields, where the professional has just opened the form. */
  readonly takesFocus: boolean;
  /** Leaves the form; without it there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * The one place where cards are entered (PC1): Stripe's card element, or its local stand-in where no key is configured.
 * Stripe is loaded when this form shows, never before, in a frame of its own.
 */
export function AddCard({ isFirst, suggestsDefault, takesFocus, onAdded, onCancel }: AddCardProps) {
  const { api, config, i18n } = usePlatform();
  const { t } = useTexts();
  const locale = useLocale();
  const publishableKey = config.stripePublishableKey;
  // Whoever has gone on to something else by the time the fields are there stays with it.
  const [opener] = useState(() => document.activeElement);
  const mayTakeFocus = () => takesFocus && (document.activeElement === opener || isFocusLost());
  // A provider keeps the language it was made in; another one in its place would lose what is typed.
  const [madeFor] = useState(locale);
  const options = useMemo(() => ({ locale }), [locale]);
  const provider = useQuery({
    queryKey: ['card-provider', publishableKey, madeFor],
    queryFn: async () => {
      const [stripe, { CardElements }] = await Promise.all([
        loadCardProvider({ publishableKey, locale: madeFor, text: (key) => i18n.t(key, { ns: 'mf-billing' }) }),
        import('./card-elements'),
      ]);
      return { stripe, CardElements };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Stripe is an object with inner state, not data to be compared and copied.
    structuralSharing: false,
  });
  // With a key the fields come after the form, and may not come: what was chosen until then is kept.
  const [isUnavailable, setUnavailable] = useState(false);
  const [isDefault, setDefault] = useState(suggestsDefault);
  // What people can do about it is known better than what went wrong.
  const unavailable = (error: unknown) => (error ? api.error('mf-billing:cardForm.unavailableText') : null);
  const viewed = isUnavailable
    ? { data: undefined, error: unavailable(true), isFetching: false, refetch: () => setUnavailable(false) }
    : { ...provider, error: unavailable(provider.error) };
  const isTestMode = publishableKey === undefined || publishableKey.startsWith('pk_test_');

  return (
    <Card
      title={t('cardForm.title')}
      actions={isTestMode ? <Badge tone="warning">{t('cardForm.testMode')}</Badge> : undefined}
    >
      <QueryView query={viewed} loading={<SkeletonForm fields={1} />} errorTitle={t('cardForm.unavailable')}>
        {({ stripe, CardElements }) => (
          <Stack>
            <CardElements
              stripe={stripe}
              options={options}
              isFirst={isFirst}
              isDefault={isDefault}
              onDefaultChange={setDefault}
              mayTakeFocus={mayTakeFocus}
              onUnavailable={() => setUnavailable(true)}
              onAdded={onAdded}
              onCancel={onCancel}
            >
              {isTestMode ? <Alert tone="info">{t('cardForm.testModeText')}</Alert> : null}
            </CardElements>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
