import { type Mock, vi } from 'vitest';
import type { Decision } from '../../guards/outcome';
import { createRememberedPath } from '../../guards/remembered-path';
import type { SiteRoute } from '../../routes/route-table';
import type { Target } from '../../routes/target';
import { createNavigation, type HostNavigation, type NavigationParts } from '../create-navigation';

export const route: SiteRoute = {
  path: '/a',
  layout: 'default',
  access: 'public',
  owner: 'mf-a',
  data: [],
  widgets: [],
  middleware: [],
};
export const proceed: Decision = { kind: 'proceed', route };
/** Somebody is let in behind the guards. */
export const letIn: Decision = { kind: 'proceed', route: { ...route, access: 'signed-in' } };
export const remembered = createRememberedPath(sessionStorage, () => false);

let listening = new AbortController();

/** The window of the test, whose listeners end with the test. */
function pageOf(): Window {
  const { signal } = listening;
  return new Proxy(window, {
    get: (target, name) => {
      if (name !== 'addEventListener') return Reflect.get(target, name);
      return (event: string, listener: EventListener) => target.addEventListener(event, listener, { signal });
    },
  });
}

/** A navigation over the guards of the test, which admits at once what they let pass. */
export function navigationOf(
  decide: (target: Target) => Promise<Decision>,
  change: Partial<NavigationParts> = {},
): { readonly navigation: HostNavigation; readonly leave: Mock<NavigationParts['leave']> } {
  const leave = vi.fn<NavigationParts['leave']>();
  const navigation = createNavigation({
    page: pageOf(),
    leave,
    decide,
    remembered,
    switchLocale: async () => {},
    language: () => 'en',
    onIntent: () => {},
    prepare: async (_target, found) => found,
    reload: () => false,
    onAdmitted: () => {},
    isOutdated: () => false,
    prerendered: undefined,
    pathOf: (name) => `/${name}`,
    mayShow: () => true,
    ...change,
  });
  return { navigation, leave };
}

/** After each test: the next one's window has no listener of this one. */
export function endNavigation(): void {
  listening.abort();
  listening = new AbortController();
}
