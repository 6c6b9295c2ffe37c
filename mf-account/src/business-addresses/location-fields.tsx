import { useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import { FormRow, TextField, useFormContext } from '@careline/shared/forms';
import { Button, MapPinIcon } from '@careline/shared/ui';
import { type AddressValues, degreesText, isDegrees } from './address-values';
import styles from './business-addresses.module.css';
import { currentPosition } from './current-position';

/** Latitude and longitude, typed or taken from the browser (R76, R207). */
export function LocationFields() {
  const { t } = useTexts();
  const { toasts } = usePlatform();
  const { setValue } = useFormContext<AddressValues>();
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
      toasts.add({ title: t('addresses.location.obtained'), color: 'success' });
    }
  }

  return (
    <>
      <FormRow>
        <DegreesField name="latitude" limit={90} />
        <DegreesField name="longitude" limit={180} />
      </FormRow>
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
