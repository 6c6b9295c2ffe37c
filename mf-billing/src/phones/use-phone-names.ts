import { usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery, profileQuery } from '@careline/shared/api';
import { formatPhone } from '@careline/shared/ui';

/** Names a phone by its id, whether it is one of the profile or a forwarding number. */
export function usePhoneNames(): (phoneId: string | undefined) => string {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const profile = useQuery(profileQuery(api));
  // What the guard has loaded is enough for a name; no call is made for it.
  const numbers = useQuery({ ...forwardingNumbersQuery(api, user?.id), enabled: false });
  const known = [...(profile.data?.phone_numbers ?? []), ...(numbers.data ?? [])];
  return (phoneId) => {
    const phone = known.find(({ id }) => id === phoneId);
    return phone === undefined ? t('phones.unknown') : formatPhone(phone.phone_number);
  };
}
