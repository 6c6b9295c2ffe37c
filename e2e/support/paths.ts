import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LayoutName } from '@careline/shared/manifest';

export { type LayoutName, type Locale, localePath as inLanguage, locales, localeTags } from '@careline/shared/manifest';

/** The path of a file of the site, however a retry spells its folders (decisions 14 and 58). */
export function filePath(pathname: string): string {
  return decodeURIComponent(pathname.replace(/\/+/g, '/'));
}

/** A page as its owner declares it. */
interface DeclaredPage {
  /** `shell`, or the remote. */
  readonly owner: string;
  readonly path: string;
  readonly layout: string;
  readonly isPublic: boolean;
  /** Whether the dashboard's navigation leads to it. */
  readonly isListed: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pages of the shell and of the remotes in this checkout: a new one is in the tests of all screens by its declaration. */
export const declaredPages: readonly DeclaredPage[] = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell'))
  .flatMap(pagesOf);

function pagesOf(owner: string): DeclaredPage[] {
  const isShell = owner === 'shell';
  const declaration = readFileSync(join(root, owner, isShell ? 'shell.manifest.ts' : 'remote.manifest.ts'), 'utf8');
  const linked = isShell ? '' : readFileSync(join(root, owner, 'src/paths.ts'), 'utf8');
  return declaration.split(/^ {4}\{$/m).flatMap((page): DeclaredPage[] => {
    const said = (what: string) => new RegExp(`^ {6}${what}: '([^']+)'`, 'm').exec(page)?.[1];
    const name = /^ {6}path: paths\.(\w+)/m.exec(page)?.[1];
    const path = said('path') ?? (name && new RegExp(`\\b${name}: '([^']+)'`).exec(linked)?.[1]);
    const layout = said('layout');
    if (path === undefined || layout === undefined) return [];
    const isListed = path === '/dashboard' || /^ {6}navigation: /m.test(page);
    return [{ owner, path, layout, isListed, isPublic: said('access') === 'public' }];
  });
}

const pathsIn = (layout: LayoutName) => declaredPages.filter((page) => page.layout === layout).map(({ path }) => path);

export const authPaths = pathsIn('auth');
export const dashboardPaths = pathsIn('dashboard');
export const listedPaths = declaredPages.filter(({ isListed }) => isListed).map(({ path }) => path);
export const publicPaths = declaredPages.filter(({ isPublic }) => isPublic).map(({ path }) => path);

/** The steps in their order, which is a rule. */
export const onboardingPaths = [
  '/onboarding/profile',
  '/onboarding/business-address',
  '/onboarding/conditions',
  '/onboarding/payment-methods',
  '/onboarding/subscription',
  '/onboarding/twilio-numbers',
] as const;

export function layoutOf(path: string): LayoutName {
  const [, first] = path.split('/');
  return first === 'auth' || first === 'onboarding' || first === 'dashboard' ? first : 'default';
}
