import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { namesOfEntryPoint } from './entry-points';
import { alwaysShared, sharedModules, sharedParts } from './shared-modules';

/** The module from which the build of a remote starts. */
export const containerEntry = 'virtual:careline/container';
const wrapper = '\0virtual:careline/shared/';

/**
 * A remote's container by Module Federation's contract (decision 54): `init` takes the share scope, `get` gives `src/index.ts`. Each shared module that the remote
 * imports becomes one that takes it from the scope; imports of an entry point of shared that nobody uses are gone from the build.
 */
export function container(): Plugin {
  let root = '';
  return {
    name: 'careline:container',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(source) {
      if (source === containerEntry) return `\0${source}`;
      if (sharedModules.includes(source)) return { id: wrapper + source, moduleSideEffects: false };
      return null;
    },
    load(id) {
      if (id === `\0${containerEntry}`) return containerCode(join(root, 'src/index.ts'));
      return id.startsWith(wrapper) ? wrapperCode(root, id.slice(wrapper.length)) : null;
    },
  };
}

/** The shared module that a module of the build takes from the scope. */
export function sharedKeyOf(id: string): string | undefined {
  return id.startsWith(wrapper) ? id.slice(wrapper.length) : undefined;
}

const containerCode = (index: string) => `
let scope;
const modules = {};
export function init(given) {
  scope = given;
}
export async function get() {
  await Promise.all(${JSON.stringify(alwaysShared)}.map(load));
  const module = await import(${JSON.stringify(index)});
  return () => module;
}
export async function load(name) {
  const [version] = Object.values(scope[name] ?? {});
  if (!version) throw new Error('The shell does not share ' + name + '.');
  return (modules[name] = (version.lib ?? (await version.get()))());
}
export const use = (name) => modules[name];
export const take = (module, name) => module[name];`;

function wrapperCode(root: string, key: string): string {
  const parts = sharedParts[key];
  if (parts)
    return parts.map((part) => `export { ${namesOfEntryPoint(root, part).join(', ')} } from '${part}';`).join('\n');
  const names = key.startsWith('@careline/') ? namesOfEntryPoint(root, key) : namesOfPackage(root, key);
  const exports = names.map((name, place) => [
    `const e${place} = /* @__PURE__ */ take(module, ${JSON.stringify(name)});`,
    `export { e${place} as ${name} };`,
  ]);
  return [
    `import { load, take, use } from '${containerEntry}';`,
    // Awaited only where its pages alone load it: a module that awaits makes all that import it wait.
    `const module = ${alwaysShared.includes(key) ? 'use' : 'await load'}(${JSON.stringify(key)});`,
    ...exports.flat(),
  ].join('\n');
}

function namesOfPackage(root: string, key: string): string[] {
  const names = Object.keys(createRequire(join(root, 'package.json'))(key));
  return ['default', ...names.filter((name) => name !== 'default')];
}
