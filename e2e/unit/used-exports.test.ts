import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const entryPoints = {
  '.': 'index',
  './api': 'api/index',
  './lists': 'api/lists',
  './ui': 'ui/index',
  './forms': 'forms/index',
};

/** Who needs what only one package takes out of a folder of `shared/src/api`: the owner of that list. */
const owners: Readonly<Record<string, string>> = {
  addresses: 'mf-account',
  numbers: 'mf-telephony',
  'payment-methods': 'mf-billing',
  profile: 'mf-account',
  subscriptions: 'mf-billing',
  'queries.ts': 'mf-account',
  'rules/profile-completeness': 'mf-account',
};

/** What else `./lists` holds, whoever uses it: how anything is read (decision 13). */
const readers = ['UnknownRecord', 'findList', 'readBoolean', 'readItems'];

/** What an entry point gives out and from where, but for what says `@public`: that says itself why it stays without a user. */
function givenBy(entryPoint: string): { readonly name: string; readonly from: string }[] {
  const text = readFileSync(join(root, `shared/src/${entryPoint}.ts`), 'utf8');
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '\.\/([^']+)')?/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .replaceAll(/\/\*\* @public [^*]*\*\/\s*(?:type )?[\w$]+,?/g, '')
        .split(',')
        .map((name) => ({ name: wordOf(name).replace(/^.* as /, ''), from }))
        .filter(({ name }) => name !== ''),
  );
}

const wordOf = (specifier: string) => specifier.trim().replace(/^type /, '');

/** Entry point and name → the packages whose product takes it. */
function findUsers(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const user of readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'))) {
    const below = readdirSync(join(root, user, 'src'), { recursive: true, encoding: 'utf8' });
    for (const file of [...readdirSync(join(root, user)), ...below.map((name) => `src/${name}`)]) {
      if (!/\.tsx?$/.test(file) || /\.test\.|testing\//.test(file)) continue;
      const text = readFileSync(join(root, user, file), 'utf8');
      for (const [, list = '', from = ''] of text.matchAll(
        /port (?:type )?\{([^}]*)\} from '@careline\/shared([^']*)'/g,
      )) {
        for (const specifier of list.split(',')) {
          const taken = `.${from} ${wordOf(specifier).replace(/ as .*$/, '')}`;
          users.set(taken, (users.get(taken) ?? new Set()).add(user));
        }
      }
    }
  }
  return users;
}

const users = findUsers();

it.each(Object.entries(entryPoints))(
  'each export of %s has a user outside shared that is no test',
  (entryPoint, file) => {
    const given = givenBy(file);
    expect(given.length).toBeGreaterThan(10);
    expect(given.map(({ name }) => name).filter((name) => !users.has(`${entryPoint} ${name}`))).toEqual([]);
  },
);

it('./lists holds what two teams name, what the owner of a list needs, and a few readers of anything', () => {
  const found = givenBy(entryPoints['./lists']).flatMap(({ name, from }) => {
    const [first, ...more] = users.get(`./lists ${name}`) ?? [];
    if (more.length > 0 || readers.includes(name)) return [];
    const owner = Object.entries(owners).find(([folder]) => `${from}.ts`.startsWith(folder))?.[1];
    return owner === first ? [] : [`${name} is for ${first} alone`];
  });
  expect(found).toEqual([]);
});
