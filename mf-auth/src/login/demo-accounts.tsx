import { useTexts } from '@careline/shared';
import { Button } from '@careline/shared/ui';
import { useId } from 'react';
import styles from './demo-accounts.module.css';

/** The accounts that the reference API seeds; shown only where config.json says `demo`. */
const demoAccounts = [
  { id: 'complete', email: 'ana@careline.example', password: 'careline-demo' },
  { id: 'empty', email: 'new@careline.example', password: 'careline-demo' },
] as const;

export interface DemoAccountsProps {
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void;
}

export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section className={styles.accounts} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('demo.title')}
      </h2>
      <p className={styles.text}>{t('demo.text')}</p>
      <ul className={styles.list}>
        {demoAccounts.map((account) => (
          <li key={account.id} className={styles.account}>
            <div className={styles.words}>
              <p className={styles.email}>{account.email}</p>
              <p className={styles.text}>{t(`demo.${account.id}`)}</p>
            </div>
            <Button size="small" aria-label={t('demo.useAccount', account)} onClick={() => onChoose(account)}>
              {t('demo.use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
