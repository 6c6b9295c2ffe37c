import { useTexts } from '@careline/shared';
import { Button } from '@careline/shared/ui';
import { useState } from 'react';
import { useSite } from '../site-context';
import styles from './override-badge.module.css';

/** Says which remotes this tab takes from a developer, and takes them back: nobody may mistake that for what is deployed. */
export function OverrideBadge() {
  const { t } = useTexts();
  const { overrides } = useSite();
  const [names, setNames] = useState(() => [...(overrides?.list ?? [])]);
  if (overrides === undefined || names.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label={t('override.title')}>
      <p className={styles.title}>{t('override.title')}</p>
      <ul className={styles.list}>
        {names.map(([name, address]) => (
          <li key={name} className={styles.item}>
            <span className={styles.what}>
              <strong>{name}</strong> {new URL(address).host}
            </span>
            <Button
              size="small"
              aria-label={t('override.removeOne', { name })}
              onClick={() => {
                setNames(names.filter(([other]) => other !== name));
                overrides.remove(name);
              }}
            >
              {t('override.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
