import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type liveState, type Places, placesIn } from '@careline/delivery/release';
import type { Monolith, Needed } from './build-monolith';

type SiteState = ReturnType<typeof liveState>;

const folder = '/shell/one/';
const own = ['shell', 'remotes', 'preloads', 'registry', 'registry.json'];

/** Ordinary: one HTML for all paths. Preloading: an HTML for each path that names all that it needs, public pages with their content. */
export type Kind = 'ordinary' | 'preloading';

export interface SiteParts {
  readonly places: Places;
  readonly state: SiteState;
  readonly monolith: Monolith;
  readonly built: string;
  readonly kind: Kind;
  readonly target: string;
}

/** Writes the monolith as a site that the product's own server can serve: the product's pages with other files, and without what federation needs. */
export function writeSite({ places, state, monolith, built, kind, target }: SiteParts): Places {
  const result = placesIn(places.root, target);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(result.site, { recursive: true });
  for (const entry of readdirSync(places.site))
    if (!own.includes(entry))
      cpSync(join(places.site, entry), join(result.site, entry), { recursive: true, dereference: true });
  cpSync(built, join(result.site, folder), { recursive: true });
  const main = join(places.root, 'shell/src/main.ts');
  for (const [path, sources] of [...sourcesOfPages(places.root, state), ['/404', []] as const]) {
    const file = path === '/404' ? '404.html' : join(path, 'index.html');
    const isOrdinary = kind === 'ordinary';
    const needed = monolith.needs(isOrdinary ? [main] : [main, ...sources]);
    const html = readFileSync(join(places.site, isOrdinary ? 'index.html' : file), 'utf8');
    const hasContent = !isOrdinary && state.shell.prerendered[path] !== undefined;
    mkdirSync(dirname(join(result.site, file)), { recursive: true });
    writeFileSync(join(result.site, file), asMonolith(html, monolith.main, needed, hasContent));
  }
  return result;
}

/** Path → the sources of what stands on it: layout, page, widgets, and the texts of all their owners. */
function sourcesOfPages(root: string, { shell, registry }: SiteState): Map<string, readonly string[]> {
  const at = (owner: string, module: string) => join(root, owner, module);
  const texts = (owner: string) => at(owner, 'src/texts/en.json');
  const common = [texts('shell'), texts('shared')];
  const queries = at('shell', 'src/query-client.ts');
  const layout = (name: string | undefined) => (name && shell.layouts[name] ? [at('shell', shell.layouts[name])] : []);
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, releases]) =>
    releases.filter(({ deployment }) => deployment.default).map(({ extras }) => ({ name, manifest: extras.manifest })),
  );
  const widgets = (asked: readonly string[], page: string | undefined) =>
    remotes.flatMap(({ name, manifest }) => {
      const shown = manifest.widgets.filter(
        (own) => asked.includes(own.name) || (own.place && own.place.page === page),
      );
      return shown.length === 0 ? [] : [queries, texts(name), ...shown.map(({ module }) => at(name, module))];
    });
  const ofShell = Object.entries(shell.pages).map(([path, page]): [string, string[]] => [
    path,
    [
      ...common,
      ...(page.access === 'public' ? [at('shell', 'src/texts/public/en.json')] : []),
      ...layout(page.layout),
      at('shell', page.module),
      ...widgets([], page.name),
    ],
  ]);
  const ofRemotes = remotes.flatMap(({ name, manifest }) =>
    manifest.pages.map((page): [string, string[]] => [
      page.path,
      [
        ...common,
        queries,
        texts(name),
        ...layout(page.layout),
        at(name, page.module),
        ...widgets(page.widgets ?? [], page.name),
      ],
    ]),
  );
  return new Map([...ofShell, ...ofRemotes]);
}

/** The product's page with the monolith's files: no import map, no hashes, no registry, no early calls, no outline and no styles of its own. */
function asMonolith(html: string, main: string, { js, css }: Needed, hasContent: boolean): string {
  const links = [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="${folder}${file}">`),
    `<script type="module" crossorigin id="careline-main" src="${folder}${main}"></script>`,
    ...js
      .filter((file) => file !== main)
      .map((file) => `<link rel="modulepreload" crossorigin href="${folder}${file}">`),
  ];
  const font = /<link rel="preload" as="font"[^>]*href="[^"]*\/([^"/]*)"[^>]*>/g;
  const without = html
    .replace(/<script type="importmap">.*?<\/script>\n/s, '')
    .replace(/<script type="application\/json" id="careline-registry">.*?<\/script>/s, '')
    .replace(/<style>.*?<\/style>\n/s, '')
    .replace(/<div id="careline-styles">.*?<\/div>/s, '')
    .replace(/style-src 'self'[^;]*/, "style-src 'self'")
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\n/g, '')
    .replace(/<link rel="preload" as="style"[^>]*>\n/g, '')
    .replace(/<link rel="preload" as="fetch"[^>]*href="\/shell\/[^>]*>\n/g, '')
    .replace(font, (link) => link.replace(/\/shell\/[^/]*\//, folder))
    .replace(/<script type="module"[^>]*><\/script>/, () => links.join('\n'))
    .replace(/(?<=addEventListener\('unhandledrejection',show\);).*?(?=}\)\(\);<\/script>)/s, '');
  const whole = hasContent
    ? without
    : without.replace(/<div id="root">.*?<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>');
  const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(whole) ?? [];
  const hash = createHash('sha256').update(boot).digest('base64');
  return whole.replace(/script-src 'self'[^;]*/, `script-src 'self' 'sha256-${hash}'`);
}
