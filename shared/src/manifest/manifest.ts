import type { Locale } from '../platform/locale';
import type { QueryName } from '../platform/query-names';
import type { WidgetName } from '../platform/widgets';

/** The four page layouts (specification.md §2); `default` is the default one. */
export const layoutNames = ['auth', 'dashboard', 'default', 'onboarding'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Icons that a navigation entry may name; the shell owns the drawings. */
export const navigationIcons = [
  'home',
  'conditions',
  'statistics',
  'account',
  'person',
  'history',
  'phone',
  'address',
  'billing',
  'invoice',
  'card',
  'calls',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];

/** A page that a remote serves. Titles are keys of the remote's own texts, resolved in three languages at release. */
export interface RouteDeclaration<Title = string> {
  /** Unprefixed absolute path, such as `/dashboard/billing/invoices`. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly title: Title;
  /** The page's module, relative to the remote's folder: what a page load of this path preloads. */
  readonly module: string;
  /** Queries whose answers the page shows; asked for while its code loads. */
  readonly data?: readonly QueryName[];
  /** Widgets of other remotes that the page shows; preloaded with it. */
  readonly widgets?: readonly WidgetName[];
  /** Name of a validator in the shell's table (decisions.md D12). */
  readonly validator?: string;
  /** Names of middlewares in the shell's table. */
  readonly middleware?: readonly string[];
}

/** An entry of the dashboard's navigation. */
export interface NavigationDeclaration<Title = string> {
  readonly path: string;
  readonly title: Title;
  readonly icon: NavigationIcon;
  /** Section of the side navigation. */
  readonly group: 'practice' | 'account' | 'billing';
  /** Sorts entries within their group, ascending. */
  readonly order: number;
}

/** A part of a page that other teams may show by name. */
export interface WidgetDeclaration {
  readonly name: WidgetName;
  readonly module: string;
}

/**
 * All that the shell may know of a remote: it builds routes, navigation and widgets from it and never names a remote itself.
 * Travels with every release into the registry (DESIGN.md "Who knows what").
 */
export interface RemoteManifest<Title = string> {
  readonly name: string;
  /** Range of the platform contract that the remote was written for, such as `^1.0.0`. */
  readonly contract: string;
  readonly routes: readonly RouteDeclaration<Title>[];
  readonly navigation: readonly NavigationDeclaration<Title>[];
  readonly widgets: readonly WidgetDeclaration[];
}

/** A manifest whose titles have become texts. */
export type ResolvedManifest = RemoteManifest<Readonly<Record<Locale, string>>>;
