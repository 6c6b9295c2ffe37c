import { realpathSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { builtWith } from '../build/built-with';
import { type BuildRecord, buildRecordFile, type Load } from '../build/record';
import { type ChunkGraph, createChunkGraph } from './chunk-graph';
import { entryPointFile, sharedFolder } from './entry-points';
import { reactEntryPoints, sharedParts } from './shared-modules';

/**
 * Writes down, beside the build, which files each page, widget and language needs: Vite's own manifest knows pages and chunks but not which
 * of the shell's shared modules they wait for. Release reads the file and does not publish it.
 */
export function buildRecord(kind: 'shell' | 'remote'): Plugin {
  let root = '';
  return {
    name: 'careline:build-record',
    apply: 'build',
    // After all others, so that what is written down is what will be loaded.
    enforce: 'post',
    configResolved(config) {
      root = realpathSync(config.root).replaceAll('\\', '/');
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const graph = createChunkGraph(bundle);
        const record =
          kind === 'shell'
            ? recordOfShell(graph, root, this)
            : { ...recordOfRemote(graph, root), declared: declaredModules(this, root) };
        this.emitFile({ type: 'asset', fileName: buildRecordFile, source: JSON.stringify(record, null, 1) });
      },
    },
  };
}

function recordOfRemote(graph: ChunkGraph, root: string): BuildRecord {
  const remoteEntry = graph.chunk('remoteEntry.js');
  if (!remoteEntry) throw new Error('The build has no remoteEntry.js: vite.config.ts must export remote(name).');
  const start = [remoteEntry.fileName, ...graph.lazyImportsOf(remoteEntry.fileName)];
  const sharedImports = graph.sharedImports();
  return {
    main: remoteEntry.fileName,
    entry: graph.load(start),
    ...lazyParts(graph, root, start),
    sharedImports,
    runsSingly: true,
    builtWith: builtWith(root, sharedFolder(root), sharedImports),
  };
}

function recordOfShell(graph: ChunkGraph, root: string, context: Rolldown.PluginContext): BuildRecord {
  const main = graph.holding(`${root}/src/main.ts`);
  if (!main) throw new Error('The build has no src/main.ts: the shell starts there.');
  const start = [main.fileName];
  const anew = graph.holding(`${root}/src/later/anew.ts`);
  if (!anew) throw new Error('The build has no src/later/anew.ts: a retry imports the parts of the shell there.');
  const federation = graph.holding(`${root}/src/remotes/federation.ts`);
  if (!federation) throw new Error('The build has no src/remotes/federation.ts: remotes get shared modules there.');
  const shared: Record<string, Load> = {};
  const offers: Record<string, string[]> = {};
  for (const key of [...reactEntryPoints, ...Object.values(sharedParts).flat()]) {
    const part = key.startsWith('@careline/') && graph.holding(entryPointFile(root, key));
    shared[key] = graph.load([federation.fileName, ...(part ? [part.fileName] : [])]);
  }
  for (const [entryPoint, parts] of Object.entries(sharedParts)) {
    for (const name of [entryPoint, ...parts]) offers[name] = exportsOf(context, entryPointFile(root, name)).sort();
  }
  return {
    main: main.fileName,
    entry: {
      ...graph.load(start),
      later: without(graph.load([anew.fileName, ...openedLater(context, graph, root, start)]), graph.load(start)).js,
    },
    ...lazyParts(graph, root, start),
    sharedImports: {},
    shared,
    offers,
    builtWith: builtWith(root, sharedFolder(root)),
  };
}

/** What each source module needs besides the entry, and the texts of each language. */
function lazyParts(
  graph: ChunkGraph,
  root: string,
  entryFiles: readonly string[],
): Pick<BuildRecord, 'modules' | 'texts'> {
  const entry = graph.load(entryFiles);
  const folders = [root, sharedFolder(root)];
  const modules: Record<string, Load> = {};
  const texts: Record<string, string[]> = {};
  for (const [id, way] of graph.waysFrom(entryFiles)) {
    const folder = folders.find((candidate) => id.startsWith(`${candidate}/src/`));
    if (!folder || id.includes('?')) continue;
    const load = without(graph.load(way), entry);
    const language = /\/src\/texts\/(\w+)\.json$/.exec(id)?.[1];
    if (language) texts[language] = [...new Set([...(texts[language] ?? []), ...load.js])].sort();
    else if (folder === root && /\.(tsx?|json)$/.test(id))
      modules[`.${id.slice(root.length)}`] = withLater(load, graph.later(way, entryFiles));
  }
  return { modules, texts };
}

/** What is used later takes nothing of shared that has not come with the page. */
function withLater(load: Load, { js, css, shared }: Load): Load {
  const both = (one: string[], other: string[]) => [...new Set([...one, ...other])];
  return js.length === 0 ? load : { ...load, css: both(load.css, css), shared: both(load.shared, shared), later: js };
}

function without(load: Load, known: Load): Load {
  const rest = (files: string[], others: string[]) => files.filter((file) => !others.includes(file));
  return { js: rest(load.js, known.js), css: rest(load.css, known.css), shared: rest(load.shared, known.shared) };
}

function exportsOf(context: Rolldown.PluginContext, id: string): string[] {
  return [...(context.getModuleInfo(id)?.exports ?? [])];
}

/** The modules that `remote.manifest.ts` imports lazily, with their exports. */
function declaredModules(context: Rolldown.PluginContext, root: string): Record<string, string[]> {
  const lazy = context.getModuleInfo(`${root}/remote.manifest.ts`)?.dynamicallyImportedIds ?? [];
  return Object.fromEntries(lazy.map((id) => [`.${id.slice(root.length)}`, exportsOf(context, id).sort()]));
}

/** The chunks of what the code of the shell's start imports when it is wanted; its pages, layouts and texts are loads of their own. */
function openedLater(context: Rolldown.PluginContext, graph: ChunkGraph, root: string, start: string[]): string[] {
  const own = graph
    .modulesOf(start)
    .filter((id) => id.startsWith(`${root}/src/`) && !id.startsWith(`${root}/src/texts/`));
  const opened = own.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return opened.flatMap((id) => graph.holding(id)?.fileName ?? []);
}
