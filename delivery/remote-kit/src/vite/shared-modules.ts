/** Entry points of shared that reach the remotes from the shell: one copy of each on a page. */
export const sharedEntryPoints = [
  '@careline/shared',
  '@careline/shared/ui',
  '@careline/shared/api',
  '@careline/shared/forms',
] as const;

/** React's entry points are named one by one: a missing one is bundled a second time without a word. */
export const reactEntryPoints = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Of all parts, at the start of their names. */
export const partsFolder = '@careline/shared/parts/';

/** The parts in which entry points reach the remotes, each loaded with the pages that import from it. */
export const sharedParts: Readonly<Record<string, readonly string[]>> = {
  '@careline/shared': ['@careline/shared/parts/root-base', '@careline/shared/parts/root-data'],
  '@careline/shared/api': ['@careline/shared/parts/api-base'],
  '@careline/shared/ui': [
    '@careline/shared/parts/ui-base',
    '@careline/shared/parts/ui-data',
    '@careline/shared/parts/ui-rest',
  ],
  '@careline/shared/forms': ['@careline/shared/parts/forms-base', '@careline/shared/parts/forms-rest'],
};

/** What is there before any code of a remote runs. */
export const alwaysShared: readonly string[] = [
  'react',
  'react/jsx-runtime',
  '@careline/shared/parts/api-base',
  '@careline/shared/parts/root-base',
  '@careline/shared/parts/ui-base',
];

/** Every module that the shell provides and no remote bundles. */
export const sharedModules: readonly string[] = [
  ...reactEntryPoints,
  ...sharedEntryPoints,
  ...Object.values(sharedParts).flat(),
];

/** Federation's `shared` option of a remote in development, which takes entry points whole. */
export function consumedModules() {
  return Object.fromEntries(
    [...reactEntryPoints, ...sharedEntryPoints].map((name) => [
      name,
      { singleton: true, requiredVersion: '*', import: false as const },
    ]),
  );
}
