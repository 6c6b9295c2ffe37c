import { usePagePath, useTexts } from '@careline/shared';
import { LinkButton, UiLink } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { useSiteState } from '../site-context';
import { Brand } from './brand';
import { Choosers } from './choosers';
import styles from './default-layout.module.css';
import { Main } from './main';
import { useIsSignedIn } from './use-is-signed-in';

/** The public pages: a quiet header, the page, a footer. */
export function DefaultLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <div data-layout="default" className={styles.layout}>
      <Header />
      <Main>{children}</Main>
      <Footer />
    </div>
  );
}

function Header() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { route } = useSiteState();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.navigation} aria-label={t('nav.main')}>
          <UiLink
            href={pathOf('professionals')}
            className={styles.link}
            aria-current={route?.name === 'professionals' ? 'page' : undefined}
          >
            {t('nav.professionals')}
          </UiLink>
        </nav>
        <div className={styles.tools}>
          <Choosers />
          <Entrance />
        </div>
      </div>
    </header>
  );
}

/** The way in; personal, so it shows the visitor's side until the session is known. */
function Entrance() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) {
    return (
      <LinkButton href={pathOf('dashboard')} variant="primary" size="small">
        {t('nav.dashboard')}
      </LinkButton>
    );
  }
  return (
    <>
      <UiLink href={pathOf('sign-in')} className={styles.link}>
        {t('nav.signIn')}
      </UiLink>
      <span className={styles.wide}>
        <LinkButton href={pathOf('register')} variant="primary" size="small">
          {t('nav.createAccount')}
        </LinkButton>
      </span>
    </>
  );
}

function Footer() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const isSignedIn = useIsSignedIn();
  return (
    <footer className={styles.footer}>
      <div className={styles.footerBar}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.motto}>{t('footer.motto')}</p>
        </div>
        <nav className={styles.footerLinks} aria-label={t('footer.label')}>
          <UiLink href="/">{t('nav.home')}</UiLink>
          <UiLink href={pathOf('professionals')}>{t('nav.professionals')}</UiLink>
          {isSignedIn ? (
            <UiLink href={pathOf('dashboard')}>{t('nav.dashboard')}</UiLink>
          ) : (
            <>
              <UiLink href={pathOf('sign-in')}>{t('nav.signIn')}</UiLink>
              <UiLink href={pathOf('register')}>{t('nav.createAccount')}</UiLink>
            </>
          )}
          <UiLink href="/prices">{t('nav.prices')}</UiLink>
          <UiLink href="/contact">{t('nav.contact')}</UiLink>
          <UiLink href="/privacy">{t('nav.privacy')}</UiLink>
          <UiLink href="/terms">{t('nav.terms')}</UiLink>
        </nav>
      </div>
    </footer>
  );
}
