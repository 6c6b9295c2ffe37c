import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { listFiles } from '../files';

/** Tests, benches and what makes packages are for the workspace alone. */
const isForWorkspace = (file: string) => /\.(?:test|suite)\.tsx?$|^(?:bench|packages\/)/.test(file);

interface Sources {
  /** Folder of the package. */
  readonly folder: string;
  /** Folder with the declarations that TypeScript has emitted for its `src`. */
  readonly declarations: string;
  /** Whether others test with it, so that its `src/testing` goes out too. */
  readonly offersTesting: boolean;
}

/**
 * Compiles a package's `src` into its `dist`, file by file: nothing is bundled, so that who bundles it, a remote, gets from the package what the workspace
 * gets from the sources.
 */
export async function compile({ folder, declarations, offersTesting }: Sources): Promise<void> {
  const [from, to] = [join(folder, 'src'), join(folder, 'dist')];
  rmSync(to, { recursive: true, force: true });
  const isOurs = (file: string) =>
    !isForWorkspace(file) && (!/(?:^|\/)testing\//.test(file) || (offersTesting && file.startsWith('testing/')));
  const files = listFiles(from).filter(isOurs);
  const known = new Set(files);
  for (const file of files) {
    const source = join(from, file);
    if (!/\.tsx?$/.test(file)) write(to, file, readFileSync(source));
    else if (!file.endsWith('.d.ts')) {
      const stem = file.replace(/\.tsx?$/, '');
      write(to, `${stem}.js`, await compiled(source, file, known));
      const declaration = readFileSync(join(declarations, `${stem}.d.ts`), 'utf8');
      write(to, `${stem}.d.ts`, withWholePaths(declaration, `${stem}.d.ts`, known));
    }
  }
}

async function compiled(source: string, file: string, known: ReadonlySet<string>): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, {
    target: 'es2022',
    jsx: { runtime: 'automatic', development: false },
    sourcemap: false,
  });
  // Programs that a module starts stand beside it.
  return withWholePaths(code, file.replace(/\.tsx?$/, '.js'), known).replaceAll(
    /(new URL\(["'][\w-]+)\.ts(["'], import\.meta\.url\))/g,
    '$1.js$2',
  );
}

function withWholePaths(code: string, file: string, known: ReadonlySet<string>): string {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const lazy = dynamicImports.map(({ moduleRequest }) => moduleRequest);
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...lazy,
  ];
  // The names of one statement share its path.
  const ends = new Map(requests.map(({ start, end }) => [start, end]));
  let text = code;
  for (const [start, end] of [...ends].sort(([one], [other]) => other - one)) {
    const path = /^(['"])(\.{1,2}\/.*)\1$/.exec(code.slice(start, end))?.[2];
    if (path === undefined) continue;
    const isLazy = lazy.some((request) => request.start === start);
    const attribute = !path.endsWith('.json') ? '' : isLazy ? ', { with: { type: "json" } }' : ' with { type: "json" }';
    text = `${text.slice(0, start)}"${wholePath(path, file, known)}"${attribute}${text.slice(end)}`;
  }
  // Types that name their module in the middle of a line.
  return text.replaceAll(
    /\bimport\("(\.{1,2}(?:\/[^"\n]+)?)"\)\./g,
    (_, path) => `import("${wholePath(path, file, known)}").`,
  );
}

/** As Node asks for it: the sources leave the ending out. */
function wholePath(path: string, file: string, known: ReadonlySet<string>): string {
  const target = posix.join(posix.dirname(file), path);
  // Out of `src`, or named whole: it is as it was.
  if (target.startsWith('..') || known.has(target) || path.endsWith('.js')) return path;
  for (const stem of [target, `${target}/index`]) {
    const source = [`${stem}.ts`, `${stem}.tsx`].find((name) => known.has(name));
    if (source !== undefined) return `${path}${stem.slice(target.length)}.js`;
  }
  throw new Error(`${file} imports ${path}, which is no source of the package that others get.`);
}

function write(to: string, file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), content);
}
