import { useAnnounceFailure, useNotice, useOneAtATime, usePlatform, useSession } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import type { ForwardingNumber } from '@careline/shared/lists';
import type { NumberUpdate } from '../api/numbers/number-calls';
import { changeNumber, removeNumber } from '../api/numbers/number-changes';

/** A change that did not happen, and what was told of it. */
export interface FailedChange {
  readonly error: unknown;
  readonly message: string;
}

/** What can be done with a number of one's own, each with its notice. */
export function useNumberChanges() {
  const platform = usePlatform();
  const { user } = useSession();
  const tell = useNotice();
  const { running, run } = useOneAtATime();
  const announceFailure = useAnnounceFailure();
  const { api, queries, navigation } = platform;
  const list = forwardingNumbersQuery(api, user?.id);

  /** After a failure the list shows what is there: another tab may have changed or deleted the number. */
  async function lookAgain(): Promise<void> {
    await queries.invalidateQueries({ queryKey: list.queryKey });
    followGuards();
  }

  /** Without a number the dashboard is closed (R57): better led on now than with a search half typed. */
  function followGuards(): void {
    if (queries.getQueryData(list.queryKey)?.length === 0) void navigation.rerunGuards();
  }

  async function update({ id }: ForwardingNumber, changes: NumberUpdate): Promise<FailedChange | undefined> {
    try {
      await changeNumber(platform, user?.id, id, changes);
    } catch (error) {
      void lookAgain();
      return { error, message: announceFailure('numbers.updateFailed', error) };
    }
    tell({ title: 'numbers.updated', color: 'success' });
    return undefined;
  }

  async function remove({ id }: ForwardingNumber, onGone: () => void): Promise<void> {
    try {
      await removeNumber(platform, user?.id, id);
    } catch (error) {
      announceFailure('numbers.deleteFailed', error);
      void lookAgain().then(() => {
        if (queries.getQueryData(list.queryKey)?.every((one) => one.id !== id)) onGone();
      });
      return;
    }
    tell({ title: 'numbers.deleted', color: 'success' });
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
