import { type SafeStorage, storageKeys } from '@careline/shared/host';

const prefix = storageKeys.complete;

/** Who was found complete on this device when everything was last known: what an outage is told from an empty account by. */
export interface CompletedBefore {
  readonly has: (userId: string | undefined) => boolean;
  /** Keeps what the guard has found with every list at hand. */
  readonly note: (userId: string, isComplete: boolean) => void;
  /** A sign-out leaves nobody's name behind. */
  readonly forgetAll: () => void;
}

/** `local` is the device's storage; without it a reload forgets, and failed lists count as empty again (PD10). */
export function createCompletedBefore(local: SafeStorage): CompletedBefore {
  return {
    has: (userId) => userId !== undefined && local.getItem(prefix + userId) !== null,
    note: (userId, isComplete) => {
      if (!isComplete) local.removeItem(prefix + userId);
      else if (local.getItem(prefix + userId) === null) local.setItem(prefix + userId, 'yes');
    },
    forgetAll: () => {
      for (const key of local.keys()) if (key.startsWith(prefix)) local.removeItem(key);
    },
  };
}
