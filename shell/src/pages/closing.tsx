import { useTexts } from '@careline/shared';
import { EntranceButton } from '../layouts/entrance-button';
import { useIsSignedIn } from '../layouts/use-is-signed-in';
import styles from './public-page.module.css';

/** The end of a public page: the way in once more, with words about the account for who has none. */
export function Closing({ texts }: { readonly texts: 'public:home.closing' | 'public:professionals.closing' }) {
  const { t } = useTexts();
  const isSignedIn = useIsSignedIn();
  return (
    <section className={styles.closing}>
      <h2 className={styles.title}>{t(`${texts}.title`)}</h2>
      {isSignedIn ? null : <p>{t(`${texts}.text`)}</p>}
      <EntranceButton />
    </section>
  );
}
