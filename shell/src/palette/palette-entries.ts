import { locales, localeTags, type Platform, type useTexts } from '@careline/shared';
import { forwardingNumbersQuery, type Profile, queryKeys } from '@careline/shared/api';
import type { PageCache } from '@careline/shared/host';
import { type Access, actionHref, type SiteRegistry } from '@careline/shared/manifest';
import { formatPhone, themes } from '@careline/shared/ui';
import { type AppearanceChoice, appearances } from '../appearance';
import { navigationGroups } from '../layouts/navigation-groups';
import { chooseLocale } from '../navigation/choose-locale';
import { lazyOverlay } from './open-overlay';

/** In the order in which the palette shows them. */
export const entryGroups = ['pages', 'actions', 'numbers', 'conditions', 'languages', 'looks'] as const;

/** Something that the palette leads to or does. */
export interface PaletteEntry {
  /** One of its kind within its group. */
  readonly id: string;
  readonly group: (typeof entryGroups)[number];
  readonly label: string;
  /** The page on which an action stands, where its name does not say it. */
  readonly place?: string;
  readonly lang?: string;
  readonly run: () => void;
}

export interface PaletteParts {
  readonly platform: Platform;
  readonly cache?: Pick<PageCache, 'made'> | undefined;
  readonly registry: SiteRegistry;
  readonly appearance: AppearanceChoice;
  /** Whether this user has completed onboarding: before that most pages lead back to the step. */
  readonly isComplete: (userId: string | undefined) => boolean;
  readonly t: ReturnType<typeof useTexts>['t'];
}

/**
 * Everything that can be chosen now. Pages and actions come from the remotes' declarations, numbers and conditions from what has been asked for already: a
 * palette that waits is none.
 */
export function paletteEntries({
  platform,
  cache,
  registry,
  appearance,
  isComplete,
  t,
}: PaletteParts): readonly PaletteEntry[] {
  const { session, navigation, api, theme } = platform;
  const { user, isAuthenticated } = session.getSnapshot();
  const go = (path: string) => () => void navigation.navigate(navigation.href(path));
  const page = (path: string, label: string): PaletteEntry => ({ id: path, group: 'pages', label, run: go(path) });
  const isOpen = ({ access }: { readonly access?: Access | undefined }) =>
    isAuthenticated && (access === 'open-during-onboarding' || isComplete(user?.id));

  const own = isAuthenticated
    ? [
        ...(isComplete(user?.id) ? [page(navigation.pathOf('dashboard'), t('nav.overview'))] : []),
        ...navigationGroups(registry)
          .flatMap(({ links }) => links.filter(isOpen))
          .map(({ path, title }) => page(path, title)),
      ]
    : [
        page(navigation.pathOf('sign-in'), t('nav.signIn')),
        page(navigation.pathOf('register'), t('nav.createAccount')),
      ];
  const begin = registry.remotes
    .flatMap(({ pages }) => pages.filter(isOpen))
    .flatMap(({ path, title: place, actions = [] }) =>
      actions.map(({ name, title }) => ({
        id: `${path} ${name}`,
        group: 'actions' as const,
        label: title,
        place,
        run: go(actionHref(path, name)),
      })),
    );
  const queries = cache?.made();
  const known = queries?.getQueryData(forwardingNumbersQuery(api, user?.id).queryKey) ?? [];
  const numbers = isComplete(user?.id) ? known : [];
  const conditions = queries?.getQueryData<Profile | null>(queryKeys.profile)?.personalized_conditions ?? [];
  return [
    ...own,
    page('/', t('nav.home')),
    page(navigation.pathOf('professionals'), t('nav.professionals')),
    ...(['prices', 'contact', 'privacy', 'terms'] as const).map((name) => page(`/${name}`, t(`nav.${name}`))),
    ...numbers.map(({ id, phone_number, friendly_name }) => ({
      id,
      group: 'numbers' as const,
      // What was not given a name is called by its number.
      label: [...new Set([phone_number, friendly_name].map(formatPhone))].filter(Boolean).join(' · '),
      run: go(navigation.pathOf('phone-numbers')),
    })),
    ...conditions.map(({ condition_id, condition_details }) => ({
      id: condition_id,
      group: 'conditions' as const,
      label: condition_details.name,
      // The catalogue's names are in English, whatever the page's language is (AX10).
      lang: localeTags.en,
      run: go(navigation.pathOf('conditions')),
    })),
    ...begin,
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
    {
      id: 'shortcuts',
      group: 'actions' as const,
      label: t('shortcuts.title'),
      run: lazyOverlay(platform.overlays, async () => (await import('./shortcut-list')).ShortcutList),
    },
    ...locales.map((locale) => ({
      id: locale,
      group: 'languages' as const,
      label: t(`languages.${locale}`),
      lang: localeTags[locale],
      run: () => void chooseLocale(platform, locale),
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
