import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildRecord } from '@careline/remote-kit/build';
import Beasties from 'beasties';
import postcss, { type Root } from 'postcss';
import type { ShellFacts } from './declaration-facts';

/** What a page shows with its first bytes, of the shell's build. */
export interface FirstContent extends ShellFacts {
  readonly outlines: { readonly sign: string; readonly layouts: Readonly<Record<string, Texts>> };
  readonly prerendered: Readonly<Record<string, Readonly<Record<string, { readonly html: string }>>>>;
}

type Texts = Readonly<Record<string, string>>;

/** The rules that the first content of a page needs: of the sign alone, of the outline of each layout, and of each prerendered path. */
export interface FirstStyles {
  readonly sign: string;
  readonly layouts: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
}

/** Picks these rules out of the sheets in `folder`. What they fetch is named as `url(./…)`, from the folder on. */
export async function firstStyles(folder: string, record: BuildRecord, content: FirstContent): Promise<FirstStyles> {
  const { entry, modules, shared = {} } = record;
  const always = [entry, ...Object.values(shared)].flatMap(({ css }) => css);
  const pick = (html: string, ...names: readonly string[]) => {
    const files = new Set([...always, ...names.flatMap((name) => modules[name]?.css ?? [])]);
    return pickRules(html, [...files].map((file) => readSheet(folder, file)).join('\n'));
  };
  const { sign, layouts } = content.outlines;
  const ofLayouts = Object.entries(layouts).map(async ([name, texts]) => {
    return [name, await pick(sign + Object.values(texts).join(''), content.layouts[name] ?? '')] as const;
  });
  const ofPages = content.pages.flatMap(({ path, module, layout }) => {
    const html = Object.values(content.prerendered[path] ?? {}).map((page) => page.html);
    if (html.length === 0) return [];
    return [pick(html.join(''), module, content.layouts[layout] ?? '').then((css) => [path, css] as const)];
  });
  return {
    sign: await pick(sign),
    layouts: Object.fromEntries(await Promise.all(ofLayouts)),
    pages: Object.fromEntries(await Promise.all(ofPages)),
  };
}

function readSheet(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').replaceAll('url(./', `url(./${dirname(file)}/`);
}

/** What the script in the page says on the html element before the first paint: nobody knows it earlier. */
const chosen = /\[data-(?:theme|appearance|painted)\b/;

/** The rules of `css` that can hold for `html`, with all faces, and without custom properties that nothing in them uses. */
export async function pickRules(html: string, css: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    keyframes: 'critical',
    // It looks for families in rules, and here a custom property names them.
    fonts: false,
    allowRules: [chosen],
    logLevel: 'silent',
  });
  const page = await beasties.process(
    `<html><head><style>${css}</style></head><body><div id="root">${html}</div></body></html>`,
  );
  const picked = postcss.parse(/<style>(.*)<\/style>/s.exec(page)?.[1] ?? '');
  leaveOutWhatWaits(picked);
  keepUsedProperties(picked);
  const faces: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => void faces.push(face.toString()));
  return faces.join('') + picked.toString();
}

/** Nobody points at anything or prints before the sheets are there. Each sheet says the order of the layers: once is enough. */
function leaveOutWhatWaits(css: Root): void {
  const layers = new Set<string>();
  css.walkAtRules((rule) => {
    const isOrder = rule.name === 'layer' && (rule.nodes ?? []).length === 0;
    const isKnown = rule.params.split(',').every((name) => layers.has(name.trim()));
    if (rule.params === 'print' || (isOrder && isKnown)) rule.remove();
    else if (rule.name === 'layer') for (const name of rule.params.split(',')) layers.add(name.trim());
  });
  css.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => !/:hover(?![^(]*\))/.test(selector));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
}

/** Themes have more shades than an outline shows. */
function keepUsedProperties(css: Root): void {
  const used = new Set<string>();
  for (let before = -1; used.size > before; ) {
    before = used.size;
    css.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--') && !used.has(prop)) return;
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
    });
  }
  css.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  css.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
