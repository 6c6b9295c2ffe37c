import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** To copy a text, and what says beside the button whether that was done. */
export function useCopy(text: string): { readonly copy: () => Promise<void>; readonly told: ReactNode } {
  const { t } = useTranslation('shared');
  const [last, setLast] = useState({ times: 0, isDone: false });

  async function copy(): Promise<void> {
    const isDone = await write(text);
    setLast(({ times }) => ({ times: times + 1, isDone }));
  }

  return {
    copy,
    told: (
      <span role="status">
        {/* Words of their own each time: those that stand there already are not read again. */}
        {last.times > 0 ? <span key={last.times}>{t(last.isDone ? 'copy.done' : 'copy.refused')}</span> : null}
      </span>
    ),
  };
}

/** Whether it was done: without the permission, or a secure page, the text still stands there to be marked. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
