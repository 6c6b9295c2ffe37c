import { usePagePath, useTexts } from '@careline/shared';
import {
  AppImage,
  BuildingIcon,
  ChartIcon,
  CreditCardIcon,
  LinkButton,
  PhoneForwardedIcon,
  RecycleIcon,
  StethoscopeIcon,
} from '@careline/shared/ui';
import { EntranceButton } from '../layouts/entrance-button';
import { useIsSignedIn } from '../layouts/use-is-signed-in';
import { Closing } from './closing';
import { Feature, FeatureGrid } from './feature-grid';
import { NumberedSteps } from './numbered-steps';
import { Prices } from './prices';
import styles from './public-page.module.css';
import { Questions } from './questions';
import { Section } from './section';

/** What a professional gets, and the six steps to the first call. */
export function ProfessionalsPage() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const isSignedIn = useIsSignedIn();
  return (
    <article className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.headline}>{t('public:professionals.headline')}</h1>
          <p className={styles.lead}>{t('public:professionals.lead')}</p>
          <div className={styles.actions}>
            <EntranceButton />
            {isSignedIn ? null : <LinkButton href={pathOf('sign-in')}>{t('nav.signIn')}</LinkButton>}
          </div>
        </div>
        <AppImage
          className={styles.picture}
          src="/images/practice-phone.png"
          alt={t('public:professionals.picture')}
          width={560}
          height={420}
          fit="cover"
          loading="eager"
        />
      </section>
      <Section
        id="benefits"
        title={t('public:professionals.benefits.title')}
        lead={t('public:professionals.benefits.lead')}
        tone="soft"
      >
        <FeatureGrid>
          <Feature icon={PhoneForwardedIcon} texts="public:professionals.benefits.number" />
          <Feature icon={StethoscopeIcon} texts="public:professionals.benefits.conditions" />
          <Feature icon={BuildingIcon} texts="public:professionals.benefits.addresses" />
          <Feature icon={ChartIcon} texts="public:professionals.benefits.statistics" />
          <Feature icon={CreditCardIcon} texts="public:professionals.benefits.billing" />
          <Feature icon={RecycleIcon} texts="public:professionals.benefits.recycling" />
        </FeatureGrid>
      </Section>
      <Section id="steps" title={t('public:professionals.steps.title')} lead={t('public:professionals.steps.lead')}>
        <NumberedSteps texts="public:professionals.steps" count={6} />
      </Section>
      <Prices />
      <Section id="questions" title={t('public:professionals.questions.title')}>
        <Questions texts="public:professionals.questions" count={5} />
      </Section>
      <Closing texts="public:professionals.closing" />
    </article>
  );
}
