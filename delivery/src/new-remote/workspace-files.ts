import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files';
import { tsconfigOf } from './templates';

const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

/** What a remote in the workspace has of it; the versions are those of the shell, which stands beside every remote. */
export function workspaceFiles(root: string, name: string): [string, string][] {
  const { dependencies } = v.parse(packageSchema, readJson(join(root, 'shell/package.json')));
  const { dependencies: tools } = v.parse(packageSchema, readJson(join(root, 'delivery/package.json')));
  const content = {
    name: `@careline/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: {},
    dependencies: {
      '@careline/shared': 'workspace:*',
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
    },
    devDependencies: { '@careline/remote-kit': 'workspace:*', vite: tools.vite },
  };
  return [
    ['package.json', `${JSON.stringify(content, null, 2)}\n`],
    ['tsconfig.json', tsconfigOf(name)],
  ];
}
