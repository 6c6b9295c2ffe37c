import { useTexts } from '@careline/shared';
import { EntranceButton } from '../layouts/entrance-button';
import { Prices } from './prices';
import styles from './public-page.module.css';
import { Questions } from './questions';
import { Section } from './section';

/** /prices: every price before there is an account (PD63). */
export function PricesPage() {
  const { t } = useTexts();
  return (
    <article className={styles.page}>
      <header className={styles.textHeader}>
        <h1 className={styles.headline}>{t('public:pricePage.title')}</h1>
        <p className={styles.lead}>{t('public:pricePage.lead')}</p>
        <div className={styles.actions}>
          <EntranceButton />
        </div>
        <p className={styles.sample}>{t('public:sample')}</p>
      </header>
      <Prices />
      <Section id="questions" title={t('public:pricePage.questions.title')}>
        <Questions texts="public:pricePage.questions" count={3} />
      </Section>
    </article>
  );
}
