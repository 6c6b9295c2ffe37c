import type { Rolldown } from 'vite';
import type { Load } from '../build/record';
import { sharedKeyOf } from './container';
import { sharedParts } from './shared-modules';

type Chunk = Rolldown.OutputChunk;

/** The chunks of one build, as questions that preloading asks of them. */
export type ChunkGraph = ReturnType<typeof createChunkGraph>;

export function createChunkGraph(bundle: Rolldown.OutputBundle) {
  const chunks = new Map<string, Chunk>();
  for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
  const all = [...chunks.values()];

  function closure(files: readonly string[]): Chunk[] {
    const seen = new Map<string, Chunk>();
    const visit = (file: string) => {
      const chunk = chunks.get(file);
      if (!chunk || seen.has(file)) return;
      seen.set(file, chunk);
      chunk.imports.forEach(visit);
    };
    files.forEach(visit);
    return [...seen.values()];
  }

  return {
    chunk: (fileName: string) => chunks.get(fileName),

    /** The source modules of the given files and of all that these import statically. */
    modulesOf: (files: readonly string[]) => closure(files).flatMap((chunk) => chunk.moduleIds),

    /** What a file, or one that it needs, imports lazily. */
    lazyImportsOf: (fileName: string) => unique(closure([fileName]).flatMap((chunk) => chunk.dynamicImports)),

    /** Everything that the given files need before they can run: static imports, styles, and the shell's shared modules. */
    load: (files: readonly string[]): Load => loadOf(closure(files)),

    /** What the files' code imports lazily, at any depth, that is not there after `entry`. */
    later(files: readonly string[], entry: readonly string[]): Load {
      const known = new Set(closure(entry));
      const now = closure(files).filter((chunk) => !known.has(chunk));
      const found = new Set<Chunk>();
      const visit = (chunk: Chunk) => {
        for (const lazy of closure(chunk.dynamicImports)) {
          if (known.has(lazy) || now.includes(lazy) || found.has(lazy)) continue;
          found.add(lazy);
          visit(lazy);
        }
      };
      now.forEach(visit);
      return loadOf([...found]);
    },

    /** The chunk in which a source module's exports can be imported. */
    holding: (module: string) =>
      all.find((chunk) => chunk.facadeModuleId === module) ?? all.find((chunk) => chunk.moduleIds.includes(module)),

    /**
     * Source module → the files to ask for until it can run: the given ones, and each lazy import on the shortest way to it. A page that the
     * remote's routes import lazily, themselves imported lazily by the entry, needs all three. Of two ways the one that brings less: a layout whose chunk pages
     * import as well needs none of these pages.
     */
    waysFrom(entry: readonly string[]): Map<string, readonly string[]> {
      const ways = new Map<string, readonly string[]>();
      const isShorter = (way: readonly string[], known?: readonly string[]) =>
        !known || (way.length === known.length && closure(way).length < closure(known).length);
      const queue = [entry];
      const queued = new Set(entry);
      for (let way = queue.shift(); way; way = queue.shift()) {
        const loaded = closure(way);
        for (const id of loaded.flatMap((chunk) => chunk.moduleIds))
          if (isShorter(way, ways.get(id))) ways.set(id, way);
        for (const target of loaded.flatMap((chunk) => chunk.dynamicImports)) {
          if (queued.has(target)) continue;
          queued.add(target);
          queue.push([...way, target]);
        }
      }
      return ways;
    },

    /** Entry point of shared, and part of one, → the exports that this build reads from it. */
    sharedImports(): Record<string, string[]> {
      const found: Record<string, Set<string>> = {};
      for (const chunk of all) {
        for (const [id, module] of Object.entries(chunk.modules)) {
          const key = sharedKeyOf(id);
          if (!key?.startsWith('@careline/')) continue;
          // What is read of a part is read of its entry point, and has to be in that part as well.
          for (const name of [key, ...entryPointsOf(key)]) {
            found[name] ??= new Set();
            for (const exported of module.renderedExports) found[name].add(exported);
          }
        }
      }
      return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]));
    },
  };
}

function loadOf(needed: readonly Chunk[]): Load {
  return {
    js: unique(needed.map((chunk) => chunk.fileName)),
    css: unique(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
    shared: unique(needed.flatMap((chunk) => chunk.moduleIds.flatMap((id) => sharedKeyOf(id) ?? []))),
  };
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

const entryPointsOf = (part: string) => Object.keys(sharedParts).filter((name) => sharedParts[name]?.includes(part));
