import { usePagePath, useTexts } from '@careline/shared';
import {
  AppImage,
  ChartIcon,
  CreditCardIcon,
  LinkButton,
  PhoneForwardedIcon,
  StethoscopeIcon,
} from '@careline/shared/ui';
import { EntranceButton } from '../layouts/entrance-button';
import { CallDrawing } from './call-drawing';
import { Closing } from './closing';
import { Feature, FeatureGrid } from './feature-grid';
import { NumberedSteps } from './numbered-steps';
import { Prices } from './prices';
import styles from './public-page.module.css';
import { Questions } from './questions';
import { Section } from './section';

/** What Careline is, for somebody who hears of it the first time. */
export function HomePage() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  return (
    <article className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.headline}>{t('public:home.headline')}</h1>
          <p className={styles.lead}>{t('public:home.lead')}</p>
          <div className={styles.actions}>
            <EntranceButton />
            <LinkButton href={pathOf('professionals')}>{t('public:home.more')}</LinkButton>
          </div>
        </div>
        <CallDrawing label={t('public:home.drawing')} />
      </section>
      <Section id="how" title={t('public:home.how.title')} lead={t('public:home.how.lead')}>
        <NumberedSteps texts="public:home.how" count={3} />
      </Section>
      <Section id="features" title={t('public:home.features.title')} lead={t('public:home.features.lead')} tone="soft">
        <FeatureGrid>
          <Feature icon={PhoneForwardedIcon} texts="public:home.features.numbers" />
          <Feature icon={StethoscopeIcon} texts="public:home.features.conditions" />
          <Feature icon={CreditCardIcon} texts="public:home.features.billing" />
          <Feature icon={ChartIcon} texts="public:home.features.figures" />
        </FeatureGrid>
      </Section>
      <section className={styles.split}>
        <AppImage
          className={styles.picture}
          src="/images/practice-morning.png"
          alt={t('public:home.day.picture')}
          width={560}
          height={420}
          fit="cover"
        />
        <div className={styles.splitWords}>
          <h2 className={styles.title}>{t('public:home.day.title')}</h2>
          <p>{t('public:home.day.first')}</p>
          <p>{t('public:home.day.second')}</p>
        </div>
      </section>
      <Prices />
      <Section id="questions" title={t('public:home.questions.title')}>
        <Questions texts="public:home.questions" count={5} />
      </Section>
      <Closing texts="public:home.closing" />
    </article>
  );
}
