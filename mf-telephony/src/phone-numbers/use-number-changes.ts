import { errorMessage, useOneAtATime, usePlatform, useSession, useTexts, withLookUp } from '@careline/shared';
import { type ForwardingNumber, forwardingNumbersQuery } from '@careline/shared/api';
import { deleteNumber, type NumberUpdate, updateNumber } from '../api/numbers/number-calls';
import { numberKeys } from '../api/numbers/number-keys';
import { hasUpdate } from './number-values';

/** What can be done with a number of one's own, each with its notice. */
export function useNumberChanges() {
  const platform = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const { api, queries, toasts, events, navigation } = platform;
  const userId = user?.id ?? '';
  const list = forwardingNumbersQuery(api, user?.id);
  const refreshed = () => queries.fetchQuery({ ...list, staleTime: 0 });

  function announce(id: string, change: 'updated' | 'deleted'): void {
    toasts.add({ title: t(`numbers.${change}`), color: 'success' });
    events.emit('number.changed', { id, change });
  }

  function refuse(error: unknown, title: string): string {
    const message = errorMessage(error);
    toasts.add({ title, description: message, color: 'error' });
    return message;
  }

  /** After a failure the list shows what is there: another tab may have changed or deleted the number. */
  async function lookAgain(): Promise<void> {
    await queries.invalidateQueries({ queryKey: list.queryKey });
    followGuards();
  }

  /** Without a number the dashboard is closed (specification.md §2): better led on now than with a search half typed. */
  function followGuards(): void {
    if (queries.getQueryData(list.queryKey)?.length === 0) void navigation.rerunGuards();
  }

  async function update({ id }: ForwardingNumber, changes: NumberUpdate): Promise<string | undefined> {
    try {
      await withLookUp(() => updateNumber(platform, userId, id, changes).then(() => true), {
        find: async () => (await refreshed()).some((one) => one.id === id && hasUpdate(one, changes)) || undefined,
        text: t,
      });
    } catch (error) {
      void lookAgain();
      return refuse(error, t('numbers.updateFailed'));
    }
    announce(id, 'updated');
    return undefined;
  }

  async function remove({ id }: ForwardingNumber, onGone: () => void): Promise<void> {
    try {
      await withLookUp(() => deleteNumber(platform, userId, id).then(() => true), {
        find: async () => ((await refreshed()).some((one) => one.id === id) ? undefined : true),
        text: t,
      });
    } catch (error) {
      refuse(error, t('numbers.deleteFailed'));
      void lookAgain().then(() => {
        if (queries.getQueryData(list.queryKey)?.every((one) => one.id !== id)) onGone();
      });
      return;
    }
    // The number is on offer again, as a recycled one.
    void queries.invalidateQueries({ queryKey: numberKeys.search });
    announce(id, 'deleted');
    followGuards();
    onGone();
  }

  return {
    /** Id of the number that is being deleted. */
    running,
    update,
    /** Calls `onGone` once the number is gone from the list; a second deletion meanwhile does nothing. */
    remove: (number: ForwardingNumber, onGone: () => void) => run(number.id, () => remove(number, onGone)),
  };
}
