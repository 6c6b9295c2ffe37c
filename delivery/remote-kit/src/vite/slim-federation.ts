import type { Plugin } from 'vite';

/**
 * Parts of the runtime that its own settings leave in the build although nothing reaches them: its constructor names them. By the end of a module's path;
 * each gives the names that the others import from it.
 */
const leftOut: Readonly<Record<string, string>> = {
  // What reads its manifests. A remote that is registered anew is forgotten there too.
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
import { DisabledSnapshotHandler } from './disabled.js';
export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map(); }
export const getGlobalRemoteInfo = () => ({});`,
  // What preloads by them.
  'runtime-core/dist/utils/preload.js': refusing(
    'defaultPreloadArgs, formatPreloadArgs, normalizePreloadExposes, preloadAssets',
  ),
  // What loads a remote that is no module.
  'sdk/dist/dom.js': refusing('createLink, createScript, isStaticResourcesEqual, loadScript, safeWrapper'),
};

/**
 * Federation's runtime without what reads its own manifests (the registry has ours), what chooses among versions of shared modules (the shell's are the only
 * ones), what loads remotes that are no modules, and what runs in Node. Not in development: Vite makes variables of the window of these there, which the
 * runtimes of remotes would read as well.
 */
export const slimFederation: Plugin = {
  name: 'careline:slim-federation',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    define: {
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      ENV_TARGET: '"web"',
    },
  }),
  load(id) {
    const path = id.replaceAll('\\', '/');
    const [, code = null] = Object.entries(leftOut).find(([end]) => path.endsWith(`/@module-federation/${end}`)) ?? [];
    return code;
  },
};

function refusing(names: string): string {
  const exported = names.split(', ').map((name) => `refuse as ${name}`);
  return `
const refuse = () => { throw new Error('This part of Module Federation is not in the build.'); };
export { ${exported.join(', ')} };`;
}
