import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstStyles, pickRules } from './first-styles';

describe('F338: the rules with which markup is painted', () => {
  it('are those that can hold for it, now or for another width; nobody points or prints before the sheets are there', async () => {
    const css = [
      '@layer base,page;',
      '@layer page{.card{margin:0}.card:hover{margin:1px}.other{margin:0}}@layer base,page;',
      '@media (width<=639px){.card{padding:0}.other{padding:0}}@media print{.card{border:0}}',
      '@keyframes shine{to{opacity:1}}@keyframes never{to{opacity:0}}.card{animation:shine 1s}.other{animation:never 1s}',
    ].join('');
    const picked = await pickRules('<div class="card"></div>', css);
    for (const kept of ['@layer base,page;@layer page{.card{margin:0}}', 'width<=639px', 'shine{'])
      expect(picked).toContain(kept);
    for (const gone of ['.other', 'never', ':hover', 'print', '}@layer base,page']) expect(picked).not.toContain(gone);
  });

  it('hold whatever theme and appearance the script in the page finds, with the custom properties that they use and no others', async () => {
    const css = [
      ':root{--ink:var(--deep);--deep:#000;--spare:red}:root[data-theme=blue]{--deep:#00f;--spare:#f00}',
      ':root[data-appearance=dark]{--deep:#fff}.card{color:var(--ink)}.other{color:var(--spare)}',
    ].join('');
    const picked = await pickRules('<div class="card"></div>', css);
    expect(picked).toContain(':root{--ink:var(--deep);--deep:#000}:root[data-theme=blue]{--deep:#00f}');
    expect(picked).toContain(':root[data-appearance=dark]{--deep:#fff}');
    expect(picked).not.toContain('--spare');
  });

  it('bring the faces of the fonts, whose families custom properties name', async () => {
    const face = '@font-face{font-family:Inter;src:url(./inter.woff2)}';
    expect(await pickRules('<p>Text</p>', `${face}:root{--sans:Inter}p{font-family:var(--sans)}`)).toContain(face);
  });
});

describe('F338: what a build says of them', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'careline-'));
    mkdirSync(join(folder, 'assets'));
    const sheets = {
      main: '@font-face{font-family:A;src:url(./a.woff2)}.sign{margin:0}.card{margin:0}',
      layout: '.side{margin:0}',
      page: '.hero{margin:0}',
      ui: '.button{margin:0}',
    };
    for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, `assets/${name}.css`), css);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is one set for the sign, each outline and each prerendered path, with addresses from the build’s folder on', async () => {
    const load = (...css: readonly string[]) => ({ js: [], css: css.map((name) => `assets/${name}.css`), shared: [] });
    const record = {
      main: 'main.js',
      entry: load('main'),
      modules: { './layout.tsx': load('layout'), './home.tsx': load('page') },
      texts: {},
      sharedImports: {},
      shared: { ui: load('ui') },
      builtWith: { contract: '1.0.0', react: '19.0.0', types: {} },
    };
    const styles = await firstStyles(folder, record, {
      layouts: { default: './layout.tsx' },
      pages: [
        { path: '/', module: './home.tsx', layout: 'default' },
        { path: '/dashboard', module: './home.tsx', layout: 'default' },
      ],
      outlines: { sign: '<i class="sign"></i>', layouts: { default: { en: '<b class="side button"></b>' } } },
      prerendered: { '/': { en: { html: '<b class="side hero"></b>' } } },
    });
    const face = '@font-face{font-family:A;src:url(./assets/a.woff2)}';
    expect(styles).toEqual({
      sign: `${face}.sign{margin:0}`,
      layouts: { default: `${face}.sign{margin:0}.button{margin:0}.side{margin:0}` },
      pages: { '/': `${face}.hero{margin:0}.side{margin:0}` },
    });
  });
});
