import { useAnnounceFailure, useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import { Button, FileIcon, isCommand } from '@careline/shared/ui';
import { useEffect, useRef } from 'react';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';

/**
 * Prints all transactions of the phone, not only the page that is shown: they are there before the browser asks for paper, which waits for nothing.
 * The browser's key for it does the same; its menu prints the page that is shown, and says so.
 */
export function PrintInvoices({ phoneId }: { readonly phoneId: string }) {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();

  async function print(): Promise<void> {
    try {
      // Put together anew: what was printed or saved before may be older than the page that is shown, and then does not come to paper.
      await platform.queries.fetchQuery({ ...allTransactionsQuery(platform, phoneId), staleTime: 0 });
    } catch (error) {
      announceFailure('invoices.listFailed', error);
      return;
    }
    window.print();
  }

  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    function printAll(event: KeyboardEvent): void {
      if (!isCommand(event, 'p')) return;
      event.preventDefault();
      button.current?.click();
    }
    window.addEventListener('keydown', printAll);
    return () => window.removeEventListener('keydown', printAll);
  }, []);

  return (
    <Button
      ref={button}
      icon={<FileIcon aria-hidden="true" />}
      onClick={() => void run('print', print)}
      busy={running !== undefined}
      busyText={t('invoices.exporting')}
    >
      {t('invoices.statement.print')}
    </Button>
  );
}
