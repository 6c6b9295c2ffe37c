import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export { type Locale, localePath as inLanguage, locales, localeTags } from '@careline/shared/manifest';

/** The path of a file of the site, however a retry spells the folder of its release (decision 14). */
export function filePath(pathname: string): string {
  return pathname.replace(/\/+/g, '/');
}

export type LayoutName = 'auth' | 'dashboard' | 'default' | 'onboarding';

/** A page as its owner declares it. */
export interface DeclaredPage {
  /** `shell`, or the remote. */
  readonly owner: string;
  readonly path: string;
  readonly layout: string;
  readonly isPublic: boolean;
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
  const form = /^ +path: (?:'([^']+)'|paths\.(\w+)),\n(?:.*\n)?? +layout: '(\w+)',\n(?:.*\n)*? +access: '([\w-]+)'/gm;
  return [...declaration.matchAll(form)].map(([, path, name = '', layout = '', access]) => ({
    owner,
    path: path ?? new RegExp(`\\b${name}: '([^']+)'`).exec(linked)?.[1] ?? '',
    layout,
    isPublic: access === 'public',
  }));
}

const pathsIn = (layout: LayoutName) => declaredPages.filter((page) => page.layout === layout).map(({ path }) => path);

export const authPaths = pathsIn('auth');
export const dashboardPaths = pathsIn('dashboard');
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
