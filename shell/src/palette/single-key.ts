import type { SafeStorage } from '@careline/shared/host';

/** Whether "?" alone opens the list of keys. Who speaks to the computer may say it without meaning a key, and has to be able to turn it off (WCAG 2.1.4). */
export interface SingleKey {
  readonly isOn: () => boolean;
  readonly choose: (isOn: boolean) => void;
}

/** Key in local storage; there is something only where it is off. */
const SINGLE_KEY = 'single-key';

/** Asks the storage each time, so that other tabs need not tell of it. */
export function createSingleKey(local: SafeStorage): SingleKey {
  return {
    isOn: () => local.getItem(SINGLE_KEY) === null,
    choose: (isOn) => {
      if (isOn) local.removeItem(SINGLE_KEY);
      else local.setItem(SINGLE_KEY, 'off');
    },
  };
}
