/** Entry points of shared that reach the remotes from the shell: one copy of each on a page. */
export const sharedEntryPoints = [
  '@careline/shared',
  '@careline/shared/ui',
  '@careline/shared/api',
  '@careline/shared/forms',
] as const;

/** React's entry points are named one by one: a missing one is bundled a second time without a word. */
const reactEntryPoints = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Every module that the shell provides and no remote bundles. */
export const sharedModules: readonly string[] = [...reactEntryPoints, ...sharedEntryPoints];

/** Federation's `shared` option; `provides` is true in the shell alone. */
export function sharedOption(provides: boolean) {
  const settings = provides
    ? { singleton: true, requiredVersion: '*' }
    : { singleton: true, requiredVersion: '*', import: false as const };
  return Object.fromEntries(sharedModules.map((name) => [name, settings]));
}
