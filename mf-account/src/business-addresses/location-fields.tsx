import { useNotice, useOneAtATime, useTexts } from '@careline/shared';
import { FormRow, TextField, useFormContext } from '@careline/shared/forms';
import { Button, MapPinIcon } from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type AddressValues, degreesText, isDegrees } from './address-values';
import styles from './business-addresses.module.css';
import { currentPosition } from './current-position';

/** Where exactly the address is, taken from the browser or typed (R76, R207). */
export function LocationFields() {
  const { t } = useTexts();
  const tell = useNotice();
  const { setValue, getValues, formState } = useFormContext<AddressValues>();
  const degrees = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(() => getValues(['latitude', 'longitude']).some((value) => value !== ''));
  const { running, run } = useOneAtATime();
  const { latitude, longitude } = formState.errors;
  const isWrong = latitude !== undefined || longitude !== undefined;
  useEffect(() => {
    if (isWrong && degrees.current) degrees.current.open = true;
  }, [isWrong]);

  async function captureLocation(): Promise<void> {
    const position = await currentPosition();
    // A browser that asks for its permission may wait for minutes: whose form has closed meanwhile has nothing that it is about.
    if (degrees.current === null) return;
    if (position === 'unavailable') {
      tell({
        title: 'addresses.location.unavailable.title',
        description: 'addresses.location.unavailable.description',
        color: 'warning',
      });
    } else if (position === 'failed') {
      tell({
        title: 'addresses.location.error.title',
        description: 'addresses.location.error.description',
        color: 'error',
      });
    } else {
      setValue('latitude', degreesText(position.latitude), { shouldDirty: true, shouldValidate: true });
      setValue('longitude', degreesText(position.longitude), { shouldDirty: true, shouldValidate: true });
      degrees.current.open = true;
      tell({ title: 'addresses.location.obtained', color: 'success' });
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

const outOfRange = {
  latitude: 'mf-account:addresses.fields.latitudeRange',
  longitude: 'mf-account:addresses.fields.longitudeRange',
} as const;

function DegreesField({ name, limit }: { readonly name: 'latitude' | 'longitude'; readonly limit: number }) {
  const { t } = useTexts();
  return (
    <TextField
      name={name}
      label={t(`addresses.fields.${name}`)}
      // No `inputMode`: the keys of an iPhone for decimals have no minus, and all of America lies west.
      autoComplete="off"
      isOptional
      rules={{ validate: (text: string) => isDegrees(text, limit) || outOfRange[name] }}
    />
  );
}
