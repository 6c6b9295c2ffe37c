import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a monolith has in the place of the shell's modules for releases of others: file below shell/src → its source. Everything else is the product's own:
 * guards, layouts, pages, single-spa and its panes, texts, styles. No registry, no hashes to compare, no fallback, no federation.
 */
export function inThePlace(root: string, remotes: readonly string[], site: string): Readonly<Record<string, string>> {
  const modules = remotes.map((name, place) => ({ place, folder: JSON.stringify(join(root, name)).slice(1, -1) }));
  return {
    'remotes/read-registry.ts': `
      ${modules.map(({ place, folder }) => `import d${place} from "${folder}/remote.manifest.ts";`).join('\n')}
      const titles = ${JSON.stringify(titlesOf(site))};
      const routes = ({ name, pages, widgets = {}, groups = [] }) => ({
        name,
        url: name,
        version: '',
        pages: pages.map(({ load, ...page }, i) => {
          const [title, entry] = titles[name].pages[i];
          return { ...page, title, ...(page.navigation && { navigation: { ...page.navigation, title: entry } }) };
        }),
        widgets: Object.entries(widgets).map(([name, { data, place }]) => ({ name, data, place })),
        groups: groups.map((group, i) => ({ ...group, title: titles[name].groups[i] })),
      });
      export const readSiteRegistry = () => ({ remotes: [${modules.map(({ place }) => `d${place}`)}].map(routes) });`,
    'remotes/site-code.ts': `
      ${modules.map(({ place, folder }) => `import d${place} from "${folder}/remote.manifest.ts";`).join('\n')}
      const nothing = { page: async () => {}, texts: async () => {} };
      const preload = async ({ path }) => {
        for (const { pages } of [${modules.map(({ place }) => `d${place}`)}]) await pages.find((page) => page.path === path)?.load();
      };
      const parts = { copy: () => '', lost: (_copy, error) => error, ready: async () => '' };
      export const createSiteCode = () => ({ preload, parts, shell: nothing, federation: nothing, renew() {} });`,
    'remotes/remote-loader.ts': `
      ${modules.map(({ place, folder }) => `import * as m${place} from "${folder}/src/index.ts";`).join('\n')}
      const modules = { ${remotes.map((name, place) => `"${name}": m${place}`)} };
      const code = { page: async () => {}, texts: async () => {} };
      export const createRemoteLoader = ({ federation }) => ({
        load: async ({ name }) => {
          await federation();
          return { ...modules[name], code, url: '' };
        },
        loadInstead: async () => undefined,
      });
      export const releaseToTake = () => '';`,
    'remotes/federation.ts': 'export const federate = () => ({});',
    'remotes/bad-releases.ts': 'export const createBadReleases = () => {};',
    'remotes/latest-remote.ts': 'export const latestRemote = () => {};',
    'remotes/overrides.ts':
      'export const readOverrides = () => ({ all: new Map(), remove() {}, of() {}, isOverride() {} });',
    'navigation/follow-registry.ts': `
      const done = async () => {};
      export const followRegistry = () => ({ ask: done, answered: done });`,
    'health/follow-health.ts': 'export const followHealth = () => () => false;',
    'page-data.ts': `
      import { parseConfig } from '@careline/shared/host';
      import { readSiteRegistry } from './remotes/read-registry';
      export const readPageData = (document) => ({
        config: parseConfig(JSON.parse(document.getElementById('careline-config').textContent)),
        registry: readSiteRegistry(),
        buildId: document.querySelector('meta[name="careline-build"]').content,
      });`,
  };
}

interface Titled {
  readonly title: string;
  readonly navigation?: { readonly title?: string };
}

/** The titles of all pages and groups in the language of the bench, as the product's own release has resolved them. */
function titlesOf(site: string) {
  const { remotes } = JSON.parse(readFileSync(join(site, 'registry/en.json'), 'utf8'));
  return Object.fromEntries(
    remotes.map(
      ({ name, pages, groups = [] }: { name: string; pages: readonly Titled[]; groups?: readonly Titled[] }) => [
        name,
        {
          pages: pages.map(({ title, navigation }) => [title, navigation?.title]),
          groups: groups.map(({ title }) => title),
        },
      ],
    ),
  );
}
