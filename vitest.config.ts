import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { pageTests } from './delivery/remote-kit/src/test/index.ts';

/** Their modules are not those of other files (`vi.mock`; a test of its own holds this list to it), or they end processes. */
const alone = [
  'delivery/src/dev/missing.test.ts',
  'delivery/src/prove/{check-sources,prove-in-browser}.test.ts',
  'delivery/src/release/{atomic,full-disk,migrate,publish,refusals,release-all,retire,start}.test.ts',
  'delivery/src/serve/image-routes.test.ts',
  'delivery/src/store/mortal-store.test.ts',
  'reference-api/src/{close-on-signals,crash,outage}.test.ts',
];
const server = {
  environment: 'node',
  globalSetup: ['reference-api/src/testing/new-data-dir.ts'],
  testTimeout: 30_000,
} as const;

/** Rules, readers and components run in jsdom; delivery and the reference API in plain Node. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // All cores: Vitest would leave one for the watching.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          ...pageTests('shared/src/testing/set-up.ts'),
          include: ['{shared,shell,mf-*}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          // Most of the time would go into loading the same modules for each file.
          isolate: false,
          include: [
            '{delivery,delivery/file-lock,delivery/remote-kit,reference-api}/src/**/*.test.ts',
            'e2e/unit/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...alone],
        },
      },
      {
        extends: true,
        test: { ...server, name: 'server, alone', include: alone },
      },
    ],
  },
});
