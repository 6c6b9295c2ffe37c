import { errorMessage, useOneAtATime, usePlatform, useSession, useTexts, withLookUp } from '@careline/shared';
import {
  deleteNumber,
  type ForwardingNumber,
  forwardingNumbersQuery,
  type NumberUpdate,
  queryKeys,
  updateNumber,
} from '@careline/shared/api';
import { hasUpdate } from './number-values';

/** What can be done with a number of one's own, each with its notice; `onChanged` follows every success. */
export function useNumberChanges(onChanged?: () => void) {
  const platform = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const { api, queries, toasts, events } = platform;
  const userId = user?.id ?? '';
  const list = forwardingNumbersQuery(api, user?.id);
  const refreshed = () => queries.fetchQuery({ ...list, staleTime: 0 });

  function announce(id: string, change: 'updated' | 'deleted'): void {
    toasts.add({ title: t(`numbers.${change}`), color: 'success' });
    events.emit('number.changed', { id, change });
    onChanged?.();
  }

  function refuse(error: unknown, title: string): string {
    const message = errorMessage(error);
    toasts.add({ title, description: message, color: 'error' });
    return message;
  }

  async function update({ id }: ForwardingNumber, changes: NumberUpdate): Promise<string | undefined> {
    try {
      await withLookUp(() => updateNumber(platform, userId, id, changes).then(() => true), {
        find: async () => (await refreshed()).some((one) => one.id === id && hasUpdate(one, changes)) || undefined,
        text: t,
      });
    } catch (error) {
      return refuse(error, t('numbers.updateFailed'));
    }
    announce(id, 'updated');
    return undefined;
  }

  async function remove({ id }: ForwardingNumber): Promise<void> {
    try {
      await withLookUp(() => deleteNumber(platform, userId, id).then(() => true), {
        find: async () => ((await refreshed()).some((one) => one.id === id) ? undefined : true),
        text: t,
      });
    } catch (error) {
      refuse(error, t('numbers.deleteFailed'));
      // Another tab may have deleted it: show what is there.
      void queries.invalidateQueries({ queryKey: list.queryKey });
      return;
    }
    // The number is on offer again, as a recycled one.
    void queries.invalidateQueries({ queryKey: queryKeys.numberSearch });
    announce(id, 'deleted');
  }

  return {
    /** Id of the number that is being deleted. */
    running,
    update,
    remove: (number: ForwardingNumber) => run(number.id, () => remove(number)),
  };
}
