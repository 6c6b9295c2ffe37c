import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { namesOfEntryPoint } from './entry-points';
import { alwaysShared, partsFolder, sharedModules, sharedParts } from './shared-modules';

/** The module from which the build of a remote starts. */
export const containerEntry = 'virtual:careline/container';
const wrapper = '\0virtual:careline/shared/';

/** Vite's, by which each lazy import of a build goes. */
const lazyImport = '\0vite/preload-helper.js';

/**
 * A remote's container by Module Federation's contract (decision 54): `init` takes the share scope, `get` gives `src/index.ts`. Each shared module that the remote
 * imports becomes one that takes it from the scope; imports of an entry point of shared that nobody uses are gone from the build. What a lazy import needs of it has come
 * before, so that no module awaits as it is evaluated: JavaScriptCore lets who else imports such a one go on too soon (WebKit bug 242740, decision 57).
 */
export function container(): Plugin {
  let root = '';
  let isPatched = false;
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
    transform(code, id) {
      if (id !== lazyImport) return null;
      isPatched = true;
      return { code: lazyImportCode(code), map: null };
    },
    generateBundle() {
      if (!isPatched) this.error(`Vite has no ${lazyImport.slice(1)} any more: container.ts goes by that.`);
    },
  };
}

/** Name of a chunk: with the shared modules that have to come before it, each with a tilde at either end, by which who imports it knows them. */
export function chunkName({ moduleIds }: Pick<Rolldown.PreRenderedChunk, 'moduleIds'>): string {
  const keys = moduleIds.flatMap((id) => sharedKeyOf(id) ?? []).filter((key) => key.startsWith(partsFolder));
  const lazy = keys.filter((key) => !alwaysShared.includes(key)).map((key) => key.slice(partsFolder.length));
  return `assets/[name]${lazy.length > 0 ? ['', ...lazy.sort(), ''].join('~') : ''}-[hash].js`;
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
  const module = await import(${JSON.stringify(index)});
  return () => module;
}
const version = (name) => {
  const [only] = Object.values(scope[name] ?? {});
  if (!only) throw new Error('The shell does not share ' + name + '.');
  return only;
};
const load = async (name) => {
  modules[name] = (await version(name).get())();
};
export const ready = (files) =>
  Promise.all(files.flatMap((file) => file.split('~').slice(1, -1)).map((part) => load(${JSON.stringify(partsFolder)} + part)));
export const use = (name) => modules[name] ?? version(name).lib();
export const take = (module, name) => module[name];`;

/** Vite says of each lazy import which files it needs, itself and all that they import; none where it imports nothing. */
function lazyImportCode(code: string): string {
  const its = 'export const __vitePreload =';
  if (!code.includes(its)) throw new Error(`Vite's ${lazyImport.slice(1)} has no “${its}”: container.ts goes by that.`);
  return `import { ready } from '${containerEntry}';
${code.replace(its, 'const imported =')}
export const __vitePreload = (load, files = [], from) => imported(() => ready(files).then(load), files, from);`;
}

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
    `import { take, use } from '${containerEntry}';`,
    `const module = /* @__PURE__ */ use(${JSON.stringify(key)});`,
    ...exports.flat(),
  ].join('\n');
}

function namesOfPackage(root: string, key: string): string[] {
  const names = Object.keys(createRequire(join(root, 'package.json'))(key));
  return ['default', ...names.filter((name) => name !== 'default')];
}
