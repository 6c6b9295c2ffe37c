import { useTexts } from '@careline/shared';
import { formatPhone } from '@careline/shared/ui';

/** Who called, as people write a number. */
export function Caller({ phone }: { readonly phone: string | undefined }) {
  const { t } = useTexts();
  return phone === undefined ? t('calls.hidden') : formatPhone(phone);
}
