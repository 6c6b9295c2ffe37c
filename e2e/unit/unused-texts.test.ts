import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = ['shared', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

/** Keys that no code names, and why they stay. */
const kept: Readonly<Record<string, string>> = {
  'mf-account:errors.changeAddress': 'R212 names it beside those of the two calls that took its place',
  'shared:validation.phone': 'releases of mf-telephony from before F459 name it, beside any newer shell',
};

/** Product sources of a package, as one text. */
function sourcesOf(name: string): string {
  const below = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' });
  return [...readdirSync(join(root, name)), ...below.map((file) => `src/${file}`)]
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(join(root, name, file), 'utf8'))
    .join('\n');
}

/** All keys of a package's texts; the forms of one plural are one key. */
function keysOf(name: string): string[] {
  const keys = new Set<string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') keys.add(key.replace(/_(zero|one|two|few|many|other)$/, ''));
    else for (const [part, inner] of Object.entries(value ?? {})) collect(inner, key === '' ? part : `${key}.${part}`);
  };
  for (const file of readdirSync(join(root, name, 'src/texts'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('en.json')) collect(JSON.parse(readFileSync(join(root, name, 'src/texts', file), 'utf8')), '');
  return [...keys];
}

const withoutNamespace = (key: string) => key.replace(/^[a-z-]+:/, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether sources name a key: whole, as `lead.${step}`, or as `${texts}.title` where what stands for `texts` is named whole. So a key that is put
 * together shows its beginning or its end to whoever searches for it.
 */
function namedIn(sources: string): (key: string) => boolean {
  const whole = new Set([...sources.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , key = '']) => withoutNamespace(key)));
  const composed = [...sources.matchAll(/`((?:[\w.:-]|\$\{[^{}`]*\})+)`/g)]
    .map(([, template = '']) => withoutNamespace(template).split(/\$\{[^{}`]*\}/))
    .filter(([start = '', next]) => next !== undefined && (start === '' ? next.startsWith('.') : start.includes('.')))
    .map(([start = '', ...rest]) => {
      const end = rest.map(escaped).join('[\\w-]+');
      return new RegExp(start === '' ? `^(?<named>.+?)${end}$` : `^${escaped(start)}[\\w-]+${end}$`);
    });
  return (key) =>
    whole.has(key) ||
    composed.some((pattern) => {
      const match = pattern.exec(key);
      const named = match?.groups?.named;
      return match !== null && (named === undefined || whole.has(named));
    });
}

it.each(packages)('each text of %s is named by code', (name) => {
  // What shared says, everybody may ask it to say.
  const isNamed = namedIn((name === 'shared' ? packages : [name]).map(sourcesOf).join('\n'));
  const unused = keysOf(name).filter((key) => !isNamed(key));
  const reasons = Object.keys(kept).filter((key) => key.startsWith(`${name}:`));
  expect(unused.map((key) => `${name}:${key}`)).toEqual(reasons);
});

it('sees what nobody names', () => {
  const isNamed = namedIn(
    `t('a.title'); t(\`b.\${x}.text\`); t(\`\${texts}.lead\`); texts = 'c.one'; t(\`mf-x:d.\${x}\`)`,
  );
  expect(['a.title', 'b.one.text', 'c.one.lead', 'd.two'].filter((key) => !isNamed(key))).toEqual([]);
  expect(['a.lead', 'b.text', 'b.one.title', 'c.two.lead', 'd', 'e.lead'].filter(isNamed)).toEqual([]);
});
