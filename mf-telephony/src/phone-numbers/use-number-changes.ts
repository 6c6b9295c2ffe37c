import { useAnnounceFailure, useNotice, useOneAtATime, usePlatform, useSession } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import type { NumberUpdate } from '../api/numbers/number-calls';
import { changeNumber, lookAgain, removeNumber } from '../api/numbers/number-changes';

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

  async function update({ id }: ForwardingNumber, changes: NumberUpdate): Promise<FailedChange | undefined> {
    try {
      await changeNumber(platform, user?.id, id, changes);
    } catch (error) {
      void lookAgain(platform, user?.id, id);
      return { error, message: announceFailure('numbers.updateFailed', error) };
    }
    tell({ title: 'numbers.updated', color: 'success' });
    return undefined;
  }

  async function remove({ id }: ForwardingNumber): Promise<void> {
    try {
      await removeNumber(platform, user?.id, id);
    } catch (error) {
      announceFailure('numbers.deleteFailed', error);
      void lookAgain(platform, user?.id, id);
      return;
    }
    tell({ title: 'numbers.deleted', color: 'success' });
  }

  return {
    /** Id of the number that is being deleted. */
    running,
    update,
    /** A second deletion meanwhile does nothing. */
    remove: (number: ForwardingNumber) => run(number.id, () => remove(number)),
  };
}
