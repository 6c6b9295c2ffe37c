import { useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import { FormRow, TextField, useFormContext } from '@careline/shared/forms';
import { Button, MapPinIcon } from '@careline/shared/ui';
import { useRef, useState } from 'react';
import { type AddressValues, degreesText, isDegrees } from './address-values';
import styles from './business-addresses.module.css';
import { currentPosition } from './current-position';

/** Where exactly the address is, taken from the browser or typed (R76, R207). */
export function LocationFields() {
  const { t } = useTexts();
  const { toasts } = usePlatform();
  const { setValue, getValues } = useFormContext<AddressValues>();
  const degrees = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(() => getValues(['latitude', 'longitude']).some((value) => value !== ''));
  const { running, run } = useOneAtATime();

  async function captureLocation(): Promise<void> {
    const position = await currentPosition();
    if (position === 'unavailable') {
      const [title, description] = [
        t('addresses.location.unavailable.title'),
        t('addresses.location.unavailable.description'),
      ];
      toasts.add({ title, description, color: 'warning' });
    } else if (position === 'failed') {
      const [title, description] = [t('addresses.location.error.title'), t('addresses.location.error.description')];
      toasts.add({ title, description, color: 'error' });
    } else {
      setValue('latitude', degreesText(position.latitude), { shouldDirty: true, shouldValidate: true });
      setValue('longitude', degreesText(position.longitude), { shouldDirty: true, shouldValidate: true });
      if (degrees.current) degrees.current.open = true;
      toasts.add({ title: t('addresses.location.obtained'), color: 'success' });
    }
  }

  return (
    <>
      <div className={styles.location}>
        <Button
          icon={<MapPinIcon />}
          busy={running !== undefined}
          busyText={t('addresses.location.using')}
          onClick={() => void run('location', captureLocation)}
        >
          {t('addresses.location.use')}
        </Button>
        <p className={styles.hint}>{t('addresses.location.hint')}</p>
      </div>
      {/* Open where there is something to see (U20). */}
      <details ref={degrees} open={isOpen}>
        <summary className={styles.summary}>{t('addresses.location.degrees')}</summary>
        <FormRow>
          <DegreesField name="latitude" limit={90} />
          <DegreesField name="longitude" limit={180} />
        </FormRow>
      </details>
    </>
  );
}

function DegreesField({ name, limit }: { readonly name: 'latitude' | 'longitude'; readonly limit: number }) {
  const { t } = useTexts();
  return (
    <TextField
      name={name}
      label={t(`addresses.fields.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      isOptional
      rules={{ validate: (text: string) => isDegrees(text, limit) || t('addresses.fields.degrees', { limit }) }}
    />
  );
}
