import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredPages, onboardingPaths } from '../support/paths';

const root = join(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

/** Files of a package: those in its folder and all below `src`. */
function filesOf(folder: string): string[] {
  const below = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
  return [...readdirSync(join(root, folder)), ...below.map((file) => `src/${file}`)];
}

/** Product sources of a package: no tests, nothing that serves tests alone. */
function sourcesOf(folder: string): { readonly file: string; readonly text: string }[] {
  return filesOf(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') }));
}

/** Name → path of the pages that a remote's other pages link to. */
function linkedPaths(remote: string): Record<string, string> {
  const text = readFileSync(join(root, remote, 'src/paths.ts'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^\s+(\w+): '([^']+)'/gm)].map(([, name = '', path = '']) => [name, path]),
  );
}

/** The paths that a remote's declaration gives its pages. */
function pathsOf(remote: string): string[] {
  return declaredPages.filter(({ owner }) => owner === remote).map(({ path }) => path);
}

/** Addresses of the site that a text names, but for imports. */
function addressesIn(text: string): string[] {
  return [
    ...text.matchAll(/(?<!import\()(?:['"`]|^\w+: )(\/(?:auth|onboarding|dashboard)(?:\/[a-z-]+)*)(?:['"`?#]|$)/gm),
  ].map(([, path = '']) => path);
}

/** What a source imports by name from an entry point of `shared`. */
function importsFrom(text: string, entryPoint: string): string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , from]) => from === entryPoint)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter(Boolean);
}

describe('who knows what', () => {
  it('the tests of all screens know each page that is declared', () => {
    const folders = ['shell', ...remotes].map((folder) =>
      join(root, folder, `${folder === 'shell' ? folder : 'remote'}.manifest.ts`),
    );
    const pages = folders.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ +access: '/gm)]);
    expect(declaredPages).toHaveLength(pages.length);
    expect(declaredPages.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
    expect(pathsOf('mf-onboarding')).toEqual(onboardingPaths);
  });

  it('what one package alone asks of the API stands in that package', () => {
    const users = new Map<string, Set<string>>();
    for (const owner of ['shell', ...remotes]) {
      for (const { text } of sourcesOf(owner)) {
        for (const name of importsFrom(text, '@careline/shared/api')) {
          users.set(name, (users.get(name) ?? new Set()).add(owner));
        }
      }
    }
    expect(users.size).toBeGreaterThan(20);
    expect([...users].filter(([, owners]) => owners.size === 1)).toEqual([]);
  });

  it('the shell names no remote and no path of a remote', () => {
    const ofRemotes = remotes.flatMap(pathsOf);
    const data = [
      ...readdirSync(join(root, 'shell/public'), { recursive: true, encoding: 'utf8' }).map((file) => `public/${file}`),
      ...readdirSync(join(root, 'shell')),
    ]
      .filter((file) => /\.(?:json|webmanifest|txt|css|svg)$/.test(file))
      .map((file) => ({ file: `shell/${file}`, text: readFileSync(join(root, 'shell', file), 'utf8') }));
    const found = [...sourcesOf('shell'), ...data].flatMap(({ file, text }) => [
      ...remotes.filter((name) => text.includes(name)).map((name) => `${file} names ${name}`),
      ...addressesIn(text)
        .filter((path) => ofRemotes.some((known) => known.startsWith(path) && path !== '/dashboard'))
        .map((path) => `${file} names ${path}`),
    ]);
    expect(found).toEqual([]);
    const tests = filesOf('shell').filter((file) => /\.test\.tsx?$|testing\/.*\.tsx?$/.test(file));
    const naming = tests.filter((file) => {
      const text = readFileSync(join(root, 'shell', file), 'utf8');
      return remotes.some((name) => text.includes(name));
    });
    expect(naming).toEqual([]);
  });

  it('a page of the shell that has a name is linked to by it', () => {
    const declaration = readFileSync(join(root, 'shell/shell.manifest.ts'), 'utf8');
    const named = [...declaration.matchAll(/path: '(\/\w+)',\s+name:/g)].map(([, path = '']) => path);
    expect(named).not.toEqual([]);
    const found = sourcesOf('shell')
      .filter(({ file }) => file !== 'shell/shell.manifest.ts')
      .flatMap(({ file, text }) =>
        named.filter((path) => new RegExp(`['"\`]${path}['"\`?#]`).test(text)).map((path) => `${file} names ${path}`),
      );
    expect(found).toEqual([]);
  });

  it.each(remotes)(
    '%s names its paths in its declaration and in paths.ts alone, and each of these is a page',
    (remote) => {
      const linked = Object.values(linkedPaths(remote));
      expect(linked).not.toEqual([]);
      expect(linked.filter((path) => !pathsOf(remote).includes(path))).toEqual([]);
      const found = sourcesOf(remote)
        .filter(({ file }) => ![`${remote}/remote.manifest.ts`, `${remote}/src/paths.ts`].includes(file))
        .flatMap(({ file, text }) => addressesIn(text).map((path) => `${file} names ${path}`));
      expect(found).toEqual([]);
    },
  );

  it('the guards hear of a remote by the bus and the cache; a step of onboarding alone asks them to lead on', () => {
    const asking = remotes.flatMap(sourcesOf).filter(({ text }) => text.includes('rerunGuards'));
    expect(asking.map(({ file }) => file)).toEqual([
      'mf-onboarding/src/step/step-complete.tsx',
      'mf-onboarding/src/step/step-page.tsx',
    ]);
  });

  it('a remote makes no common list stale that another one owns', () => {
    const owners: Readonly<Record<string, string>> = {
      addresses: 'mf-account',
      forwardingNumbers: 'mf-telephony',
      paymentMethods: 'mf-billing',
      profile: 'mf-account',
      subscriptions: 'mf-billing',
    };
    const stale = remotes
      .flatMap(sourcesOf)
      .flatMap(({ file, text }) =>
        [...text.matchAll(/invalidateQueries\(\{ queryKey: (?:queryKeys\.(\w+) |(\w+)Query\()/g)].map(
          ([, key, query]) => ({ file, list: key ?? query ?? '' }),
        ),
      );
    expect(stale.length).toBeGreaterThan(2);
    expect(stale.filter(({ file, list }) => !file.startsWith(`${owners[list]}/`))).toEqual([]);
  });

  it('a widget that one remote shows is offered by another', () => {
    const offered = remotes.flatMap((remote) =>
      [...readFileSync(join(root, remote, 'remote.manifest.ts'), 'utf8').matchAll(/'([a-z-]+@\d+)': widget\(/g)].map(
        ([, name]) => name,
      ),
    );
    const shown = remotes.flatMap(sourcesOf).flatMap(({ text }) => [...text.matchAll(/name: '([a-z-]+@\d+)'/g)]);
    expect(shown).not.toEqual([]);
    expect(shown.map(([, name]) => name).filter((name) => !offered.includes(name))).toEqual([]);
  });

  it('a widget is a component of its own file, and a form asks for its draft by its name', () => {
    const loads = remotes.flatMap((remote) =>
      [
        ...readFileSync(join(root, remote, 'remote.manifest.ts'), 'utf8').matchAll(/widget\(\{.*?import\('([^']+)'/gs),
      ].map(([, file = '']) => `${remote}/${file}`),
    );
    expect(loads.length).toBeGreaterThan(5);
    expect(loads.filter((file) => !file.endsWith('-widget'))).toEqual([]);
    const readers = remotes
      .flatMap(sourcesOf)
      .filter(({ text }) => /\bdrafts\.read\([^;]*\) [!=]== undefined/.test(text));
    expect(readers.map(({ file }) => file)).toEqual([]);
  });

  it('a language is named where it is defined and where its texts are loaded, nowhere else', () => {
    const loaders = /src\/(?:platform\/locale|host\/shared-texts|texts\/shell-texts|compose\/texts|texts)\.ts$/;
    const found = ['shared', 'shell', 'delivery', ...remotes]
      .flatMap(sourcesOf)
      .filter(({ file }) => !loaders.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/(['"`])(?:en|es|ru)\1|\{ en\b|\b(?:en|es|ru): /g)].map(([name]) => `${file}: ${name}`),
      );
    expect(found).toEqual([
      // Countries are also known by the names that the API's first answers had, in English.
      "mf-account/src/countries/countries.ts: 'en'",
      // The names of the catalogue are English, whatever the page's language is.
      "mf-account/src/api/catalogue/catalogue-language.ts: 'en'",
    ]);
  });

  it('the remotes have the same files at the same places', () => {
    const expectedOf = (remote: string) => [
      'budget.json',
      'package.json',
      'remote.manifest.ts',
      'src/css-modules.d.ts',
      'src/index.ts',
      'src/paths.ts',
      'src/texts.ts',
      'src/texts/en.json',
      'src/texts/es.json',
      'src/texts/ru.json',
      `src/testing/${remote.slice('mf-'.length)}-platform.ts`,
      'tsconfig.json',
      'vite.config.ts',
    ];
    for (const remote of remotes) {
      const files = filesOf(remote);
      const expected = expectedOf(remote);
      if (files.includes('src/api')) expected.push('src/api/error-texts.test.ts', 'src/api/readers.test.ts');
      expect(files, remote).toEqual(expect.arrayContaining(expected));
      // All else stands in a folder of its subject, the tests too.
      const loose = files.filter((file) => /^src\/[^/]+\.[\w.]+$/.test(file) && !expected.includes(file));
      expect(loose, remote).toEqual([]);
    }
  });

  it.each(['src/index.ts', 'src/texts.ts', 'src/css-modules.d.ts'])('%s is the same in all of them', (file) => {
    const texts = new Set(remotes.map((remote) => readFileSync(join(root, remote, file), 'utf8')));
    expect(texts.size).toBe(1);
  });
});
