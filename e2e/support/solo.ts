import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm } from '../../delivery/bin/set-up.mjs';
import { root } from './delivery';

/** Name → its folder in the workspace: what a repository with one remote installs, and what that stands on. */
const packages = {
  '@careline/shared': 'shared',
  '@careline/remote-kit': 'delivery/remote-kit',
  '@careline/delivery': 'delivery',
  '@careline/file-lock': 'delivery/file-lock',
  '@careline/reference-api': 'reference-api',
} as const;
type PackageName = keyof typeof packages;

/** Packs the packages as they would be published; resolves to name → tarball. */
export function packAll(folder: string): ReadonlyMap<PackageName, string> {
  const { command, before, options } = pnpm();
  const names = Object.keys(packages).flatMap((name) => ['--filter', name]);
  execFileSync(command, [...before, '-r', ...names, 'pack', '--pack-destination', folder], {
    ...options,
    stdio: 'pipe',
  });
  const tarballs = readdirSync(folder);
  return new Map(
    namesOf(packages).map((name) => {
      const start = `${name.slice(1).replace('/', '-')}-`;
      const tarball = tarballs.find((file) => file.startsWith(start));
      if (tarball === undefined) throw new Error(`${folder} has no tarball of ${name}.`);
      return [name, join(folder, tarball)];
    }),
  );
}

/**
 * Installs what a repository's package.json names: our packages from their tarballs, all else from what the workspace has installed. A package finds what it names
 * in its own package.json and nothing more, as with a package manager, and without a network or its time.
 */
export function install(repository: string, tarballs: ReadonlyMap<PackageName, string>): void {
  const modules = join(repository, 'node_modules');
  for (const [name, tarball] of tarballs) {
    const folder = join(modules, name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['--extract', '--gzip', '--file', tarball, '--directory', folder, '--strip-components', '1']);
    linkAll(folder, readPackage(folder).dependencies, [join(root, packages[name])]);
  }
  const { dependencies, devDependencies } = readPackage(repository);
  linkAll(repository, { ...dependencies, ...devDependencies }, [root, join(root, 'mf-billing')]);
  symlinkSync(join(root, 'node_modules/.bin'), join(modules, '.bin'));
}

/** Links what a package names and is not ours. Throws an Error for what the workspace has not, or in another version. */
function linkAll(folder: string, wanted: Readonly<Record<string, string>> = {}, places: readonly string[]): void {
  for (const [name, range] of Object.entries(wanted)) {
    if (isOurs(name)) continue;
    const found = places.map((place) => join(place, 'node_modules', name)).find((path) => existsSync(path));
    if (found === undefined) throw new Error(`${folder} names ${name}, which the workspace has not installed.`);
    if (readPackage(found).version !== range)
      throw new Error(`${folder} names ${name} ${range}, and ${readPackage(found).version} is installed.`);
    const link = join(folder, 'node_modules', name);
    rmSync(link, { force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(found), link);
  }
}

/** Runs the command `careline` that is installed in a folder, there; returns its words. */
export function careline(installed: string, cwd: string, dataDir: string, ...args: readonly string[]): string {
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  const program = join(installed, 'node_modules/@careline/delivery/bin/careline.mjs');
  return execFileSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...environment, DATA_DIR: dataDir },
  });
}

interface Package {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => name in record);
}

const isOurs = (name: string) => name in packages;
