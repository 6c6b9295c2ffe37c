import { LogoMark } from './brand';
import styles from './splash.module.css';

/** What stands until the guards have spoken on entry: neutral, and invisible for its first moments. */
export function Splash() {
  return (
    <div className={styles.splash} data-splash="">
      <LogoMark size={40} />
    </div>
  );
}
