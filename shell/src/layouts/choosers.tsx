import { locales, localeTags, usePlatform, useTexts } from '@careline/shared';
import { DEFAULT_THEME_ID, LanguageIcon, PaletteIcon, themes } from '@careline/shared/ui';
import { useSyncExternalStore } from 'react';
import { appearances } from '../appearance';
import { chooseLocale } from '../navigation/choose-locale';
import { useHere, useSite } from '../site-context';
import { Chooser } from './chooser';
import styles from './choosers.module.css';

/** "Language" and "Theme", in every layout's header; both keep the page and what was typed (PD58). */
export function Choosers() {
  return (
    <div className={styles.choosers}>
      <LanguageChooser />
      <ThemeChooser />
    </div>
  );
}

function LanguageChooser() {
  const { t } = useTexts();
  const platform = usePlatform();
  const { locale } = useHere();
  return (
    <Chooser
      label={t('language')}
      stepHint={t('languageHint')}
      icon={LanguageIcon}
      value={locale}
      options={locales.map((value) => ({ value, label: t(`languages.${value}`), lang: localeTags[value] }))}
      onChoose={(next) => void chooseLocale(platform, next)}
    />
  );
}

function ThemeChooser() {
  const { t } = useTexts();
  const { theme } = usePlatform();
  const { appearance } = useSite();
  // Prerendered markup holds the default theme; the stored one appears right after hydration.
  const chosen = useSyncExternalStore(theme.subscribe, theme.getSnapshot, () => DEFAULT_THEME_ID);
  const look = useSyncExternalStore(appearance.subscribe, appearance.getSnapshot, () => 'system');
  return (
    <Chooser
      label={t('theme')}
      icon={PaletteIcon}
      value={chosen}
      options={themes.map(({ id, nameKey }) => ({ value: id, label: t(nameKey, { ns: 'shared' }) }))}
      second={{
        label: t('appearance.label'),
        options: appearances.map((value) => ({
          value,
          label: `${value === look ? '✓ ' : ''}${t(`appearance.${value}`)}`,
        })),
      }}
      onChoose={theme.choose}
      onChooseSecond={(value) => {
        const next = appearances.find((one) => one === value);
        if (next) appearance.choose(next);
      }}
    />
  );
}
