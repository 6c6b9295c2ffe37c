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
  return (
    <article className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.headline}>{t('professionals.headline')}</h1>
          <p className={styles.lead}>{t('professionals.lead')}</p>
          <div className={styles.actions}>
            <LinkButton href={pathOf('register')} variant="primary">
              {t('nav.createAccount')}
            </LinkButton>
            <LinkButton href={pathOf('sign-in')}>{t('nav.signIn')}</LinkButton>
          </div>
        </div>
        <AppImage
          className={styles.picture}
          src="/images/practice-phone.png"
          alt={t('professionals.picture')}
          width={560}
          height={420}
          fit="cover"
          loading="eager"
        />
      </section>
      <Section
        id="benefits"
        title={t('professionals.benefits.title')}
        lead={t('professionals.benefits.lead')}
        tone="soft"
      >
        <FeatureGrid>
          <Feature icon={PhoneForwardedIcon} texts="professionals.benefits.number" />
          <Feature icon={StethoscopeIcon} texts="professionals.benefits.conditions" />
          <Feature icon={BuildingIcon} texts="professionals.benefits.addresses" />
          <Feature icon={ChartIcon} texts="professionals.benefits.statistics" />
          <Feature icon={CreditCardIcon} texts="professionals.benefits.billing" />
          <Feature icon={RecycleIcon} texts="professionals.benefits.recycling" />
        </FeatureGrid>
      </Section>
      <Section id="steps" title={t('professionals.steps.title')} lead={t('professionals.steps.lead')}>
        <NumberedSteps texts="professionals.steps" count={6} />
      </Section>
      <Prices />
      <Section id="questions" title={t('professionals.questions.title')}>
        <Questions texts="professionals.questions" count={5} />
      </Section>
      <section className={styles.closing}>
        <h2 className={styles.title}>{t('professionals.closing.title')}</h2>
        <p>{t('professionals.closing.text')}</p>
        <LinkButton href={pathOf('register')} variant="primary">
          {t('nav.createAccount')}
        </LinkButton>
      </section>
    </article>
  );
}
