import { isSafePath } from '@careline/shared/manifest';
import type { SitePath } from './page-files';
import type { LinkedPages } from './page-links';
import { widgetsOn } from './page-widgets';

/** What a page's own script asks the API for while the site's code is on its way; addresses below the API base. */
export interface EarlyCalls {
  /** Under a stored token. */
  readonly session: string;
  /** Under a stored identity; `~user~` stands for the user's id. */
  readonly data: readonly string[];
  /** There, too, for who was complete on this device. */
  readonly dataOfComplete: readonly string[];
}

/** What the site would ask for as this page is entered: whose the token is, what the guards judge by, and what the declarations list. */
export function earlyCallsOf(page: SitePath, { shell, live }: Omit<LinkedPages, 'locale'>): EarlyCalls | undefined {
  const { calls } = shell;
  if (calls === undefined) return undefined;
  if (page.access === 'public') return { session: calls.session, data: [], dataOfComplete: [] };
  const own = live.get(page.owner)?.extras.manifest.pages.find(({ path }) => path === page.path);
  const shown = widgetsOn(page, shell, live).flatMap(({ release, widgets }) =>
    release.extras.manifest.widgets.filter(({ name }) => widgets.includes(name)),
  );
  const listed = [own, ...shown].flatMap((part) => part?.data ?? []);
  const addressesOf = (wanted: typeof listed) =>
    wanted.flatMap((data) => (typeof data === 'string' ? (calls.queries[data] ?? []) : data.get)).filter(isBelowApi);
  const data = new Set(addressesOf([...calls.guards, ...listed]));
  const dataOfComplete = addressesOf(calls.guardsOfComplete).filter((address) => !data.has(address));
  return { session: calls.session, data: [...data], dataOfComplete };
}

/** A declaration comes with a release; the token goes nowhere but to the API. */
function isBelowApi(address: string): boolean {
  return isSafePath(address.replace(/\?.*$/s, ''));
}
