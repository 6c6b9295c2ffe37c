import type { Rolldown } from 'vite';
import type { Load } from '../build-record';
import { sharedModules } from './shared-modules';

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

    /** Everything that the given files need before they can run: static imports, styles, and the shell's shared modules. */
    load(files: readonly string[]): Load {
      const needed = closure(files);
      return {
        js: unique(needed.map((chunk) => chunk.fileName)),
        css: unique(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
        shared: unique(needed.flatMap((chunk) => chunk.moduleIds.flatMap(sharedKeyOf))),
      };
    },

    /** What the files' code imports lazily, at any depth, that is not there after `entry`: scripts, and their styles. */
    later(files: readonly string[], entry: readonly string[]): Pick<Load, 'js' | 'css'> {
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
      return {
        js: unique([...found].map((chunk) => chunk.fileName)),
        css: unique([...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
      };
    },

    /** The chunk in which a source module's exports can be imported. */
    holding: (module: string) =>
      all.find((chunk) => chunk.facadeModuleId === module) ?? all.find((chunk) => chunk.moduleIds.includes(module)),

    /** The chunk through which the shell provides a package such as react. */
    prebuilt: (key: string) =>
      all.find((chunk) => chunk.facadeModuleId?.includes(`__prebuild__${encodeKey(key)}__prebuild__`)),

    /**
     * What the page runs before the first line of the application: the entry, then what federation's start-up code and the
     * entry import lazily; but not the table of shared modules, which are loaded when someone asks for them.
     */
    startUp(entryModule: string): string[] {
      const files: string[] = [];
      const visit = (file: string) => {
        if (files.includes(file)) return;
        files.push(file);
        for (const chunk of closure([file])) {
          const startsUp = chunk.moduleIds.every(
            (id) => isFederation(id) || id.split('?')[0] === entryModule || isPreloadHelper(id),
          );
          if (startsUp && !chunk.moduleIds.some((id) => id.includes('localSharedImportMap')))
            chunk.dynamicImports.forEach(visit);
        }
      };
      for (const chunk of all) if (chunk.facadeModuleId?.split('?')[0] === entryModule) visit(chunk.fileName);
      return files;
    },

    /**
     * Source module → the files to ask for until it can run: the given ones, and each lazy import on the shortest way to it. A page that the
     * remote's routes import lazily, themselves imported lazily by the entry, needs all three.
     */
    waysFrom(entry: readonly string[]): Map<string, readonly string[]> {
      const ways = new Map<string, readonly string[]>();
      const queue = [entry];
      const queued = new Set(entry);
      for (let way = queue.shift(); way; way = queue.shift()) {
        const loaded = closure(way);
        for (const id of loaded.flatMap((chunk) => chunk.moduleIds)) if (!ways.has(id)) ways.set(id, way);
        for (const target of loaded.flatMap((chunk) => chunk.dynamicImports)) {
          if (queued.has(target)) continue;
          queued.add(target);
          queue.push([...way, target]);
        }
      }
      return ways;
    },

    /** Entry point of shared → the exports that this build reads from it. */
    sharedImports(): Record<string, string[]> {
      const found: Record<string, Set<string>> = {};
      for (const chunk of all) {
        for (const [id, module] of Object.entries(chunk.modules)) {
          const key = sharedKeyOf(id)[0];
          if (!key?.startsWith('@careline/shared')) continue;
          found[key] ??= new Set();
          const names = found[key];
          for (const match of (module.code ?? '').matchAll(/exportModule\["(\w+)"\]/g))
            if (match[1]) names.add(match[1]);
        }
      }
      return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]));
    },
  };
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** Federation's own spelling of a package name inside module ids. */
const encodeKey = (key: string) =>
  key.replaceAll('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_').replaceAll('.', '_mf_3_');

const encodedKeys = new Map(sharedModules.map((key) => [encodeKey(key), key]));

function sharedKeyOf(id: string): string[] {
  const key = encodedKeys.get(/__loadShare__(.+?)__loadShare__/.exec(id)?.[1] ?? '');
  return key ? [key] : [];
}

const isFederation = (id: string) => /virtual:mf[-:]/.test(id);
const isPreloadHelper = (id: string) => id.includes('vite/preload-helper');
