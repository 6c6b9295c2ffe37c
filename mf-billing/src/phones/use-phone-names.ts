import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { formatPhone } from '@careline/shared/ui';
import { useKnownNumbers } from './use-known-numbers';

/** Names a phone by its id, whether it is one of the profile or a forwarding number. */
export function usePhoneNames(): (phoneId: string | undefined) => string {
  const { api } = usePlatform();
  const { t } = useTexts();
  const profile = useQuery(profileQuery(api));
  const numbers = useKnownNumbers();
  const known = [...(profile.data?.phone_numbers ?? []), ...(numbers ?? [])];
  return (phoneId) => {
    const phone = known.find(({ id }) => id === phoneId);
    return phone === undefined ? t('phones.unknown') : formatPhone(phone.phone_number);
  };
}
