import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildRecord, buildRecordFile, type Load } from '@careline/remote-kit/build';
import { type BuiltWith, CONTRACT_VERSION } from '@careline/shared/manifest';
import { onTestFinished } from 'vitest';
import { type Places, placesIn } from '../places';
import type { Build } from '../release/build';

/** A workspace and a data folder of a test's own; both are deleted after it, or when `after` says. */
export function temporaryPlaces(after: (cleanUp: () => void) => void = onTestFinished): Places {
  const root = mkdtempSync(join(tmpdir(), 'careline-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  write(root, 'shell/package.json', '{ "version": "1.0.0" }');
  write(root, 'shell/public/favicon.ico', 'icon');
  write(root, 'shell/public/fatal.css', 'main{}');
  write(root, 'shell/public/og-image.png', Buffer.from(onePixel, 'base64'));
  write(root, 'shell/public/images/dot.png', Buffer.from(onePixel, 'base64'));
  write(root, 'mf-billing/package.json', '{ "version": "1.2.0" }');
  write(root, 'mf-account/package.json', '{ "version": "1.0.0" }');
  return placesIn(root, join(root, 'data'));
}

export function write(root: string, file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** What both are built with where a test says nothing else. */
const builtWith: BuiltWith = { contract: CONTRACT_VERSION, react: '19.3.1', types: {} };

interface ShellVariation {
  readonly source?: string;
  readonly offers?: string[];
  readonly rules?: object;
  readonly paths?: readonly string[];
  readonly contract?: string;
  readonly built?: Partial<BuiltWith>;
  readonly pageNames?: readonly string[];
  /** The name of its /dashboard. */
  readonly name?: string;
  /** False for a shell of an older version. */
  readonly findsReleases?: boolean;
  /** False for a shell of an older version. */
  readonly runsSingly?: boolean;
  /** What its pages are painted with before their sheets have come. */
  readonly firstStyles?: { readonly sign: string; readonly layouts: object; readonly pages: object };
}

/** What building the shell would leave behind. */
export function shellBuild(
  places: Places,
  {
    source = 'start()',
    offers = ['Button', 'Table'],
    rules = {},
    paths = ['/', '/dashboard'],
    contract = CONTRACT_VERSION,
    built = {},
    pageNames = ['billing'],
    name = 'own',
    findsReleases = true,
    runsSingly = true,
    firstStyles,
  }: ShellVariation = {},
): Build {
  const files = {
    'assets/main-1.js': source,
    'assets/main-1.css': 'body{}',
    'assets/ui-1.js': 'export const Button = 1;',
    'assets/dashboard-layout-1.js': 'layout()',
    'assets/palette-1.js': 'palette()',
    'assets/measure-1.js': 'measure()',
    'assets/es-1.js': 'export default {}',
    'assets/es-2.js': 'export default { home: {} }',
    'assets/inter-latin-wght-normal-1.woff2': 'font',
    'remoteEntry.js': 'init()',
  };
  return build(places, 'shell', files, {
    record: {
      main: 'assets/main-1.js',
      entry: {
        ...load(['assets/main-1.js', 'remoteEntry.js'], ['assets/main-1.css'], ['react']),
        later: ['assets/palette-1.js'],
      },
      modules: {
        './src/health/measure.ts': load(['assets/measure-1.js']),
        './src/layouts/dashboard-layout.tsx': load(['assets/dashboard-layout-1.js']),
        './src/pages/page.tsx': load([]),
        './src/texts/public/es.json': load(['assets/es-2.js']),
      },
      texts: { es: ['assets/es-1.js'] },
      sharedImports: {},
      shared: { '@careline/shared/ui': load(['assets/ui-1.js']) },
      offers: { '@careline/shared/ui': offers },
      builtWith: { ...builtWith, ...built },
    },
    facts: {
      contract,
      pageNames,
      findsReleases,
      runsSingly,
      prerendered: { '/': { en: page('Home'), es: page('Inicio'), ru: page('Главная') } },
      outlines: {
        sign: '<div data-outline="sign" hidden></div>',
        layouts: { dashboard: { en: '<div>Outline</div>', es: '<div>Esbozo</div>', ru: '<div>Очертание</div>' } },
      },
      ...(firstStyles && { firstStyles }),
      calls: {
        session: '/auth/validate',
        queries: { profile: '/profile', subscriptions: '/subscriptions', 'forwarding-numbers': '/phones/~user~' },
        guards: ['profile'],
        guardsOfComplete: ['forwarding-numbers'],
      },
      manifest: {
        pages: paths.map((path) => ({
          path,
          ...(path === '/dashboard' && { name }),
          layout: 'dashboard',
          title: 'own',
          access: path === '/' ? 'public' : 'signed-in',
          module: './src/pages/page.tsx',
        })),
        layouts: { dashboard: './src/layouts/dashboard-layout.tsx' },
      },
      texts: { en: { own: 'Dashboard' }, es: { own: 'Panel' }, ru: { own: 'Панель' } },
      publicTexts: { en: {}, es: {}, ru: {} },
      template: readFileSync(new URL('../../../shell/index.html', import.meta.url), 'utf8'),
      rules,
      config: { apiBaseUrl: '/backend', demo: true },
    },
  });
}

interface RemoteVariation {
  readonly source?: string;
  readonly imports?: readonly string[];
  readonly widgets?: readonly string[];
  /** Widgets that it places on pages of others. */
  readonly placed?: readonly object[];
  readonly contract?: string;
  readonly built?: Partial<BuiltWith>;
  /** The name by which others link to its page. */
  readonly pageName?: string;
  readonly offersWidget?: boolean;
  /** Props that its widget takes. */
  readonly takes?: Readonly<Record<string, string>>;
  /** False for a release of an older version. */
  readonly runsSingly?: boolean;
}

/** What building mf-billing would leave behind: one page with a style, and one widget. */
export function billingBuild(
  places: Places,
  {
    source = 'one',
    imports = ['Button'],
    widgets = [],
    placed = [],
    contract = '^3.0.0',
    built = {},
    pageName,
    offersWidget = true,
    takes = {},
    runsSingly = true,
  }: RemoteVariation = {},
): Build {
  const files = {
    'remoteEntry.js': `entry(${JSON.stringify(source)})`,
    'assets/container-00000001.js': 'container()',
    'assets/invoices-1.js': 'invoices()',
    'assets/invoices-1.css': 'h1{}',
    'assets/es-1.js': 'export default {}',
    'assets/cards-1.js': 'cards()',
  };
  return build(places, 'mf-billing', files, {
    record: {
      main: 'remoteEntry.js',
      entry: load(['assets/container-00000001.js', 'remoteEntry.js'], [], ['react']),
      modules: {
        './src/invoices-page.tsx': load(['assets/invoices-1.js'], ['assets/invoices-1.css'], ['@careline/shared/ui']),
        './src/cards-widget.tsx': load(['assets/cards-1.js']),
      },
      declared: { './src/invoices-page.tsx': ['Page'], './src/cards-widget.tsx': ['Widget'] },
      texts: { es: ['assets/es-1.js'] },
      sharedImports: { '@careline/shared/ui': [...imports] },
      runsSingly,
      builtWith: { ...builtWith, ...built },
    },
    facts: facts('mf-billing', '/dashboard/billing/invoices', './src/invoices-page.tsx', {
      shown: widgets,
      offered: (offersWidget ? [{ name: 'payment-methods@1', propTypes: takes }, ...placed] : placed).map((widget) => ({
        ...widget,
        module: './src/cards-widget.tsx',
        component: 'Widget',
      })),
      contract,
      pageName,
    }),
  });
}

interface AccountVariation {
  /** Widgets that its page shows. */
  readonly shown?: readonly string[];
  /** Props that it gives them. */
  readonly gives?: Readonly<Record<string, string>> | undefined;
}

/** What building mf-account would leave behind: one page that shows a widget of mf-billing. */
export function accountBuild(
  places: Places,
  path = '/dashboard/account',
  { shown = ['payment-methods@1'], gives = {} }: AccountVariation = {},
): Build {
  const files = { 'remoteEntry.js': 'entry()', 'assets/account-1.js': 'account()' };
  return build(places, 'mf-account', files, {
    record: {
      main: 'remoteEntry.js',
      entry: load(['remoteEntry.js']),
      modules: { './src/account-page.tsx': load(['assets/account-1.js']) },
      declared: { './src/account-page.tsx': ['Page'] },
      texts: {},
      sharedImports: {},
      runsSingly: true,
      builtWith,
    },
    facts: facts('mf-account', path, './src/account-page.tsx', {
      shown,
      uses: shown.map((name) => ({ name, propTypes: gives })),
      offered: [],
    }),
  });
}

function facts(
  name: string,
  path: string,
  module: string,
  {
    contract = '^3.0.0',
    pageName,
    ...widgets
  }: {
    readonly shown: readonly string[];
    readonly offered: readonly object[];
    readonly uses?: readonly object[];
    readonly contract?: string;
    readonly pageName?: string | undefined;
  },
) {
  const title = (text: string) => ({ pages: { own: text } });
  return {
    manifest: {
      name,
      contract,
      pages: [
        {
          path,
          ...(pageName !== undefined && { name: pageName }),
          layout: 'dashboard',
          title: 'pages.own',
          access: 'signed-in',
          module,
          component: 'Page',
          widgets: widgets.shown,
          navigation: { icon: 'invoice', group: 'billing', order: 1 },
        },
      ],
      widgets: widgets.offered,
      uses: widgets.uses ?? [],
      groups: [],
    },
    texts: { en: title('Invoices'), es: title('Facturas'), ru: title('Счета') },
  };
}

function build(
  places: Places,
  name: string,
  files: Readonly<Record<string, string>>,
  made: { readonly record: BuildRecord; readonly facts: unknown },
): Build {
  const folder = join(places.dataDir, 'builds', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) write(folder, file, content);
  write(folder, buildRecordFile, JSON.stringify(made.record));
  return { files: folder, maps: join(places.dataDir, 'builds', `${name}.maps`), ...made };
}

function load(js: string[], css: string[] = [], shared: string[] = []): Load {
  return { js, css, shared };
}

function page(title: string) {
  return { html: `<h1>${title}</h1>`, title, description: `About: ${title}`, payload: { title } };
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
