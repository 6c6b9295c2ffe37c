import { isLocale, type Locale, locales, localeTags, type Platform, type useTexts } from '@careline/shared';
import { forwardingNumbersQuery, type Profile, queryKeys } from '@careline/shared/api';
import type { SiteRegistry } from '@careline/shared/manifest';
import { formatPhone, themes } from '@careline/shared/ui';
import { type AppearanceChoice, appearances } from '../appearance';
import { navigationGroups } from '../layouts/navigation-groups';

/** Something that the palette leads to or does. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: 'pages' | 'numbers' | 'conditions' | 'actions' | 'languages' | 'looks';
  readonly label: string;
  readonly lang?: string;
  readonly run: () => void;
}

export interface PaletteParts {
  readonly platform: Platform;
  readonly registry: SiteRegistry;
  readonly appearance: AppearanceChoice;
  readonly t: ReturnType<typeof useTexts>['t'];
}

/**
 * Everything that can be chosen now. Pages come from the remotes' declarations, numbers and conditions from what has been asked for already: a palette that
 * waits is none.
 */
export function paletteEntries({ platform, registry, appearance, t }: PaletteParts): readonly PaletteEntry[] {
  const { session, navigation, queries, api, theme } = platform;
  const { user, isAuthenticated } = session.getSnapshot();
  const go = (path: string) => () => void navigation.navigate(navigation.href(path));
  const page = (path: string, label: string): PaletteEntry => ({ id: path, group: 'pages', label, run: go(path) });

  const own = isAuthenticated
    ? [
        page('/dashboard', t('nav.overview')),
        ...navigationGroups(registry).flatMap(({ links }) => links.map(({ path, title }) => page(path, title))),
      ]
    : [
        page(navigation.pathOf('sign-in'), t('nav.signIn')),
        page(navigation.pathOf('register'), t('nav.createAccount')),
      ];
  const numbers = queries.getQueryData(forwardingNumbersQuery(api, user?.id).queryKey) ?? [];
  const conditions = queries.getQueryData<Profile | null>(queryKeys.profile)?.personalized_conditions ?? [];
  return [
    ...own,
    ...(['prices', 'contact', 'privacy', 'terms'] as const).map((name) => page(`/${name}`, t(`nav.${name}`))),
    ...numbers.map(({ id, phone_number, friendly_name }) => ({
      id,
      group: 'numbers' as const,
      label: [formatPhone(phone_number), friendly_name].filter(Boolean).join(' · '),
      run: go(navigation.pathOf('phone-numbers')),
    })),
    ...conditions.map(({ condition_id, condition_details }) => ({
      id: condition_id,
      group: 'conditions' as const,
      label: condition_details.name,
      run: go(navigation.pathOf('conditions')),
    })),
    ...(isAuthenticated
      ? [
          {
            id: 'sign-out',
            group: 'actions' as const,
            label: t('user.signOut'),
            run: () => void session.signOut(() => navigation.navigate(navigation.pathOf('sign-in'))),
          },
        ]
      : []),
    ...locales.map((locale) => ({
      id: locale,
      group: 'languages' as const,
      label: t(`languages.${locale}`),
      lang: localeTags[locale],
      run: () => void switchTo(platform, locale),
    })),
    ...themes.map(({ id, nameKey }) => ({
      id,
      group: 'looks' as const,
      label: t(nameKey, { ns: 'shared' }),
      run: () => theme.choose(id),
    })),
    ...appearances.map((id) => ({
      id,
      group: 'looks' as const,
      label: t(`appearance.${id}`),
      run: () => appearance.choose(id),
    })),
  ];
}

async function switchTo({ navigation, events }: Platform, locale: Locale): Promise<void> {
  if (!isLocale(locale)) return;
  await navigation.switchLocale(locale);
  events.emit('locale.changed', { locale });
}

/** Those whose words begin as each typed word does, in any order, accents apart. */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const needles = plain(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ label }) => {
    const words = plain(label);
    return needles.every(
      (needle) => words.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(needle)) || words.includes(needle),
    );
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
