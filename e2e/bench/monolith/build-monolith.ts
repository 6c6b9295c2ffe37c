import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { host } from '@careline/remote-kit/vite';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { inThePlace } from './in-the-place';

export interface MonolithSettings {
  /** The workspace's root. */
  readonly root: string;
  readonly remotes: readonly string[];
  /** The product's composed site. */
  readonly site: string;
  readonly outDir: string;
  /** Whether what goes together is one file, as the product's shell groups it; otherwise the bundler decides. */
  readonly isGrouped: boolean;
}

/** Files that have to be there before something can run. */
export interface Needed {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

export interface Monolith {
  /** The file that the page starts. */
  readonly main: string;
  /** All scripts and styles. */
  readonly files: readonly string[];
  /** What the given source files need: their chunks and all that these import. */
  readonly needs: (sources: readonly string[]) => Needed;
}

/** One build of shell and remotes by the Vite and with the settings of the product, each page, layout and language a dynamic import as in the sources. */
export async function buildMonolith(settings: MonolithSettings): Promise<Monolith> {
  rmSync(settings.outDir, { recursive: true, force: true });
  mkdirSync(settings.outDir, { recursive: true });
  const chunks: Rolldown.OutputChunk[] = [];
  await build(monolithConfig(settings, chunks));
  const holding = (source: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === source) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(source));
  const main = holding(join(settings.root, 'shell/src/main.ts'));
  if (!main) throw new Error('The monolith was built without shell/src/main.ts.');
  return {
    main: main.fileName,
    files: chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
    needs: (sources) => {
      const seen = new Set<Rolldown.OutputChunk>();
      const visit = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || seen.has(chunk)) return;
        seen.add(chunk);
        for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
      };
      for (const source of sources) visit(holding(source));
      return {
        js: [...seen].map(({ fileName }) => fileName),
        css: [...new Set([...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
      };
    },
  };
}

/** The configuration of the product's shell without its records. */
function monolithConfig(settings: MonolithSettings, chunks: Rolldown.OutputChunk[]): InlineConfig {
  const { plugins = [], build: own, ...shell } = host();
  const { output, ...others } = own?.rolldownOptions ?? {};
  const rolldownOptions = { ...others, ...(settings.isGrouped && output && { output }) };
  return {
    ...shell,
    root: join(settings.root, 'shell'),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      ...plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'careline:build-record')),
      instead(settings),
      collect(chunks),
    ],
    build: { ...own, rolldownOptions, sourcemap: false, outDir: settings.outDir },
  };
}

export function instead({ root, remotes, site }: Pick<MonolithSettings, 'root' | 'remotes' | 'site'>): Plugin {
  const folder = join(root, 'shell/src/');
  const sources = inThePlace(root, remotes, site);
  return {
    name: 'careline:monolith',
    enforce: 'pre',
    load: (id) => (id.startsWith(folder) ? sources[id.slice(folder.length)] : undefined),
  };
}

function collect(chunks: Rolldown.OutputChunk[]): Plugin {
  return {
    name: 'careline:collect',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.push(output);
      },
    },
  };
}
