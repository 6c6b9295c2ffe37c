import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');
/** The scripts of package.json name them, and `knip --production` does not read these. */
const startedByScripts = (entry: string) => (isProduction ? [entry] : []);

/**
 * What nobody uses: files, dependencies, exports, types. `knip` counts tests as users; `knip --production` (patterns with a `!`) does not.
 * An export that has to stay without a user says so where it is exported, with the tag `@public` and the reason.
 */
const config: KnipConfig = {
  // The configurations of Vite are one line each, and want to be evaluated in their own folder.
  vite: false,
  // Builds are started from delivery, with the Vite of the folder that is built.
  ignoreDependencies: ['vite'],
  // What tests import of shared is there where tests are.
  exclude: ['optionalPeerDependencies'],
  ignoreIssues: {
    // Takes the place of a library with the same exports: delivery/remote-kit/src/vite/host.ts.
    'shared/src/ui/style-singleton.ts': ['exports'],
    // The entry points of shared are for the product. What a file gives out beside them may be for the test beside it.
    ...(isProduction && {
      'shared/src/testing/**': ['exports'],
      'shared/src/**/!(index).{ts,tsx}': ['exports'],
      '{shell,mf-*,delivery,reference-api}/**': ['exports'],
    }),
  },
  workspaces: {
    '.': { project: ['*.ts'] },
    shell: {
      entry: ['src/main.ts!', 'src/later/anew.ts!', 'src/prerender.tsx!', '*.{config,manifest}.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/testing/**!'],
    },
    'mf-*': {
      entry: ['src/index.ts!', '*.{config,manifest}.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/testing/**!'],
    },
    shared: {
      project: ['src/**/*.{ts,tsx}!', '!src/**/testing/**!'],
      includeEntryExports: true,
      // fonts.css takes its files.
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
    delivery: {
      entry: ['bin/*.mjs!', ...startedByScripts('src/cli.ts!'), ...startedByScripts('src/packages/prepack.ts!')],
      project: ['src/**/*.{ts,tsx}!', 'bin/*.mjs!', '!src/testing/**!'],
      ignoreBinaries: ['apt-get'],
      // find-chromium.mjs looks for the one of e2e.
      ignoreDependencies: ['playwright'],
    },
    'delivery/remote-kit': { project: ['src/**/*.ts!'] },
    'delivery/file-lock': { project: ['src/**/*.ts!'] },
    'reference-api': {
      entry: ['src/{bench,bench-hostile}.ts!'],
      project: ['src/**/*.ts!', '!src/testing/**!', '!src/**/*.suite.ts!'],
    },
    e2e: {
      entry: [
        '{bench,faults,shots,soak}/run.ts',
        'soak/serve-soak.ts',
        'bench/monolith/{build,dev}-process.ts',
        '{journeys,browsers}/*.spec.ts',
        'unit/*.test.ts',
      ],
      project: ['**/*.ts'],
      // The display for WebKit, and who verifies units, where they are found.
      ignoreBinaries: ['Xvfb', 'systemd-analyze'],
      // delivery/bin/find-chromium.mjs looks here for it.
      ignoreDependencies: ['playwright'],
    },
    'e2e/fixtures/illegal-imports/mf-illegal': { ignore: ['**'] },
  },
};

export default config;
