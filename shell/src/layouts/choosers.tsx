import { isLocale, type Locale, locales, localeTags, usePlatform, useTexts } from '@careline/shared';
import { DEFAULT_THEME_ID, LanguageIcon, PaletteIcon, themes } from '@careline/shared/ui';
import { useSyncExternalStore } from 'react';
import { useHere } from '../site-context';
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
  const { navigation, events } = usePlatform();
  const { locale } = useHere();
  async function choose(next: Locale): Promise<void> {
    await navigation.switchLocale(next);
    events.emit('locale.changed', { locale: next });
  }
  return (
    <Chooser
      label={t('language')}
      stepHint={t('languageHint')}
      icon={LanguageIcon}
      value={locale}
      options={locales.map((value) => ({ value, label: t(`languages.${value}`), lang: localeTags[value] }))}
      onChoose={(next) => isLocale(next) && void choose(next)}
    />
  );
}

function ThemeChooser() {
  const { t } = useTexts();
  const { theme } = usePlatform();
  // Prerendered markup holds the default theme; the stored one appears right after hydration.
  const chosen = useSyncExternalStore(theme.subscribe, theme.getSnapshot, () => DEFAULT_THEME_ID);
  return (
    <Chooser
      label={t('theme')}
      icon={PaletteIcon}
      value={chosen}
      options={themes.map(({ id, nameKey }) => ({ value: id, label: t(nameKey, { ns: 'shared' }) }))}
      onChoose={theme.choose}
    />
  );
}
