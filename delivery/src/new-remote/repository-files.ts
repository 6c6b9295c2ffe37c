import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readJson } from '../files';

const versions = v.record(v.string(), v.string());
const kitSchema = v.object({ version: v.string(), peerDependencies: versions });
const ownSchema = v.object({ version: v.string(), dependencies: versions });

/** What a remote has that is a repository of its own: its tools with the versions that the kit is made for, and the kit's rules. */
export function repositoryFiles(name: string): [string, string][] {
  const kit = v.parse(kitSchema, createRequire(import.meta.url)('@careline/remote-kit/package.json'));
  const own = v.parse(ownSchema, readJson(fileURLToPath(new URL('../../package.json', import.meta.url))));
  const { '@careline/shared': shared = '', react, 'react-dom': reactDom, ...tools } = kit.peerDependencies;
  const content = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: {},
    scripts: {
      test: 'careline check',
      release: `careline release ${name}`,
      unit: 'vitest run',
      format: 'biome check --write .',
    },
    dependencies: { '@careline/shared': shared, react, 'react-dom': reactDom },
    devDependencies: {
      ...tools,
      '@careline/delivery': `^${own.version}`,
      '@careline/remote-kit': `^${kit.version}`,
      vite: own.dependencies.vite,
    },
  };
  return [
    ['package.json', json(content)],
    ['tsconfig.json', tsconfig],
    ['biome.json', biome],
    ['vitest.config.ts', "import { remoteTests } from '@careline/remote-kit/test';\n\nexport default remoteTests();\n"],
    ['.gitignore', ['node_modules/', 'dist/', '.data/', '*.log', '*.tsbuildinfo', '.careline-checkout', ''].join('\n')],
  ];
}

// As the formatter would have them.
const tsconfig = `{
  "extends": "@careline/remote-kit/tsconfig.json",
  "include": ["src", "src/**/*.json", "remote.manifest.ts", "vite.config.ts", "vitest.config.ts"]
}
`;
const biome = `{
  "extends": ["@careline/remote-kit/biome.json"],
  "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": true }
}
`;

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
