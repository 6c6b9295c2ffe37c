import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { formatPhone } from '@careline/shared/ui';
import { useKnownNumbers } from './use-known-numbers';

/** How much of an id tells one phone from another. */
const END_OF_ID = 4;

/** Names a phone by its id, whether it is one of the profile or a forwarding number; one that is in neither list by the end of that id. */
export function usePhoneNames(): (phoneId: string | undefined) => string {
  const { api } = usePlatform();
  const { t } = useTexts();
  const profile = useQuery(profileQuery(api));
  const numbers = useKnownNumbers();
  const known = [...(profile.data?.phone_numbers ?? []), ...(numbers ?? [])];
  return (phoneId) => {
    if (phoneId === undefined) return t('phones.unknown');
    const phone = known.find(({ id }) => id === phoneId);
    return phone === undefined
      ? t('phones.unlisted', { end: phoneId.slice(-END_OF_ID) })
      : formatPhone(phone.phone_number);
  };
}
