import { locales } from '@careline/shared/manifest';

interface Page {
  readonly name: string;
  readonly path: string;
  readonly component: string;
}

export function manifestOf({ name, path, component, contract }: Page & { readonly contract: string }): string {
  return `import type { RemoteDeclaration } from '@careline/shared/manifest';
import { paths } from './src/paths';

/** All that this remote says of itself: its pages are routed from here, and the shell knows no more of it. */
const declaration: RemoteDeclaration = {
  name: '${name}',
  contract: '${contract}',
  pages: [
    {
      path: paths.start,
      layout: 'dashboard',
      title: 'page.title',
      access: 'signed-in',
      load: async () => (await import('./src/${path}/${path}-page')).${component},
    },
  ],
};

export default declaration;
`;
}

export function pageOf(path: string, component: string): string {
  return `import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';

/** /dashboard/${path} */
export function ${component}() {
  const { t } = useTexts();
  return <PageHeader title={t('page.title')} description={t('page.text')} />;
}
`;
}

export function testOf({ name, path, component, title }: Page & { readonly title: string }): string {
  return `import { createTestPlatform } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '../texts';
import { ${component} } from './${path}-page';

it('says what it is', async () => {
  const test = await createTestPlatform({ owner: '${name}', texts, path: '/dashboard/${path}' });
  test.show(<${component} />);
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
});
`;
}

export function viteConfigOf(name: string): string {
  return `import { remote } from '@careline/remote-kit/vite';

export default remote('${name}', import.meta.dirname);
`;
}

export function tsconfigOf(name: string): string {
  return `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": "../node_modules/.cache/types/${name}",
    "tsBuildInfoFile": "../node_modules/.cache/types/${name}/.tsbuildinfo"
  },
  "include": ["src", "src/**/*.json", "remote.manifest.ts", "vite.config.ts"],
  "references": [{ "path": "../shared" }, { "path": "../delivery/remote-kit" }]
}
`;
}

export function indexOf(): string {
  return `import { defineRemote } from '@careline/shared';
import declaration from '../remote.manifest';
import { texts } from './texts';

export const { bootstrap, mount, unmount, widgets } = defineRemote(declaration, texts);
`;
}

export function textsOf(): string {
  const loaders = locales.map((locale) => `  ${locale}: () => import('./texts/${locale}.json'),\n`);
  return `import type { TextLoaders } from '@careline/shared';

/** This remote's words, a chunk for each language. */
export const texts: TextLoaders = {
${loaders.join('')}};
`;
}

export function stylesTypes(): string {
  return `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the shape in which bundlers hand over a CSS module
  export default classes;
}
`;
}
