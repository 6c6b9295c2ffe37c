import type { ComponentType, ReactNode } from 'react';
import type { EventName } from '../platform/events';
import type { PageName } from '../platform/pages';
import type { QueryName } from '../platform/query-names';
import type { PropsOf, PropTypes, WidgetName, WidgetUse } from '../platform/widgets';

/** The four page layouts (R28); `default` is the default one. */
export const layoutNames = ['auth', 'dashboard', 'default', 'onboarding'] as const;
/** One of the four page layouts. */
export type LayoutName = (typeof layoutNames)[number];

/**
 * Who may see a page: everybody; who is signed in and has completed onboarding, or is led there; or who is signed in, however far onboarding
 * is.
 */
export const accessLevels = ['public', 'signed-in', 'open-during-onboarding'] as const;
/** Who may see a page. */
export type Access = (typeof accessLevels)[number];

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
/** Name of an icon of the navigation. */
export type NavigationIcon = (typeof navigationIcons)[number];

/** The sections of the side navigation that every remote may use, in their order; the shell's texts hold their titles. */
export const navigationGroups = ['practice', 'account', 'billing'] as const;

/** A section of the side navigation that a remote brings itself; it stands below the common ones. */
interface NavigationGroupDeclaration<Title = string> {
  readonly id: string;
  readonly title: Title;
  /** Sorts the sections that remotes bring, ascending. */
  readonly order: number;
}

/** The place of a page in the dashboard's navigation. */
interface NavigationDeclaration<Title = string> {
  readonly icon: NavigationIcon;
  /** One of `navigationGroups`, or the id of a group that this remote declares. */
  readonly group: string;
  /** Sorts entries within their group, ascending. */
  readonly order: number;
  /** Where the entry says something else than the page's title. */
  readonly title?: Title;
}

/** A GET of the remote's own that the shell sends while the page's code is on its way; the client hands the answer to the first call that asks. */
export interface EarlyRequest {
  /** The query's key in the cache; nothing is asked for while its data are fresh. */
  readonly key: readonly string[];
  /** Path below the API's base with its query, such as `/skills?limit=1000`. */
  readonly get: string;
}

/** Data that a page wants early: one of the lists that all teams share, by name, or a request of the remote's own. */
type EarlyData = QueryName | EarlyRequest;

/**
 * Something that can be begun on a page; the palette offers it before the page's code is there. It leads to the page, which hears its name by
 * `usePageAction`. It only begins what the page then asks about, because a link can say the same (PD67).
 */
interface ActionDeclaration<Title = string> {
  /** Such as `add-card`. */
  readonly name: string;
  readonly title: Title;
}

/** What a page of shell or remote says of itself, but for its code. Titles are keys of the owner's own texts, resolved in three languages at release. */
interface PageFacts<Title = string> {
  /** Unprefixed absolute path, such as `/dashboard/billing/invoices`. */
  readonly path: `/${string}`;
  /** Where other packages link to the page. */
  readonly name?: PageName;
  readonly layout: LayoutName;
  readonly title: Title;
  readonly access: Access;
  /** Data that the page shows; asked for while its code loads. */
  readonly data?: readonly EarlyData[];
  /** Widgets of other remotes that the page shows; they and their data are asked for with it. */
  readonly widgets?: readonly WidgetUse[];
  readonly navigation?: NavigationDeclaration<Title>;
  /** What the palette offers to do there. */
  readonly actions?: readonly ActionDeclaration<Title>[];
  /** Name of a validator in the shell's table (R60). */
  readonly validator?: string;
  /** Names of middlewares in the shell's table (R60). */
  readonly middleware?: readonly string[];
}

/** A page, whole: `load` imports its code as a chunk of its own, and the route is made from it. */
export interface PageDeclaration extends PageFacts {
  /** Written as `async () => (await import('./src/invoices/invoices-page')).InvoicesPage`: a release reads the module's name from it. */
  readonly load: () => Promise<ComponentType>;
}

/** Named pages that show whatever widgets remotes place on them (decision 26). */
export const openPages = ['dashboard'] as const satisfies readonly PageName[];

/** The place that a widget takes on another's page. */
interface WidgetPlace {
  readonly page: (typeof openPages)[number];
  /** Sorts the widgets of all remotes there, ascending. */
  readonly order: number;
}

/** What a part of a page that other teams show says of itself, but for its code. */
interface WidgetFacts<Types extends PropTypes> {
  /** The props that it takes. A new one is optional; what would break those who show it is a new version beside the old one. */
  readonly propTypes: Types;
  /** Data that the widget shows; asked for with every page that shows it. */
  readonly data?: readonly EarlyData[];
  /** Shows it on a page that its remote does not serve, whose own code does not name it; it must need no props. */
  readonly place?: WidgetPlace;
}

/** A widget, whole, as `widget()` makes it. */
interface WidgetDeclaration extends WidgetFacts<PropTypes> {
  /** Written as a page's `load`. */
  readonly load: () => Promise<WidgetComponent>;
}

/** A component of whatever props its declaration names; a method's parameters are compared both ways, as React's own event handlers are. */
type WidgetComponent = { bivarianceHack(props: object): ReactNode }['bivarianceHack'];

/** Declares a widget: its component has to take the props that the declaration names. */
export function widget<const Types extends PropTypes>(
  declaration: WidgetFacts<Types> & { readonly load: () => Promise<(props: PropsOf<Types>) => ReactNode> },
): WidgetDeclaration {
  return declaration;
}

/**
 * `remote.manifest.ts`: all that a remote says of itself, once. Routes are made from it, and what the shell may know of it travels with every
 * release into the registry.
 */
export interface RemoteDeclaration {
  readonly name: `mf-${string}`;
  /** Range of the platform contract that the remote was written for, such as `^3.0.0`. */
  readonly contract: string;
  readonly pages: readonly PageDeclaration[];
  /** Parts of pages that other teams show: name with the version of its props → `widget({…})`. */
  readonly widgets?: Readonly<Record<WidgetName, WidgetDeclaration>>;
  readonly groups?: readonly NavigationGroupDeclaration[];
  /** What an event makes stale of the remote's own cached data: event → beginnings of query keys. */
  readonly stale?: { readonly [Name in EventName]?: readonly (readonly string[])[] };
}

/** `shell.manifest.ts`: the shell's own pages and the layouts. */
export interface ShellDeclaration {
  readonly pages: readonly ShellPageDeclaration[];
  readonly layouts: Readonly<Record<LayoutName, () => Promise<ComponentType<{ readonly children?: ReactNode }>>>>;
}

/** A page of the shell; `description` is the text key of what search engines show, and makes it a prerendered one. */
export interface ShellPageDeclaration extends PageDeclaration {
  readonly description?: string;
}
