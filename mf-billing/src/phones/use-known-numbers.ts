import { usePlatform, useQuery, useSession } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';

/** The forwarding numbers, as far as the guard has loaded them, else undefined: no call is made for them. */
export function useKnownNumbers() {
  const { api } = usePlatform();
  const { user } = useSession();
  return useQuery({ ...forwardingNumbersQuery(api, user?.id), enabled: false }).data;
}
