import { usePlatform, useTexts } from '@careline/shared';
import { formatPrice } from '@careline/shared/ui';
import styles from './public-page.module.css';
import { Section } from './section';

const names = ['monthly', 'setUp', 'perMinute', 'perNumber'] as const;

/** What Careline costs, told before anybody has an account (PD63). */
export function Prices() {
  const { t } = useTexts();
  const { currency, ...prices } = usePlatform().config.prices;
  const wordsOf = (name: string, price: string) => (name === 'perNumber' ? t('public:prices.from', { price }) : price);
  return (
    <Section id="prices" title={t('public:prices.title')} lead={t('public:prices.lead')}>
      <dl className={styles.prices}>
        {names.map((name) => {
          const amount = prices[name];
          return (
            <div key={name} className={styles.price}>
              <dt>{t(`public:prices.${name}`)}</dt>
              <dd>
                {/* compose writes the configured amount in here, in the words that it finds, so nothing else may stand in it. */}
                <span
                  data-price={name}
                  data-words={name === 'perNumber' ? t('public:prices.from', { price: '#' }) : undefined}
                >
                  {amount === undefined ? t('public:prices.unknown') : wordsOf(name, formatPrice(amount, currency))}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
