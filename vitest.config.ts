import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pageTests } from './delivery/remote-kit/src/test/index.ts';

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
          name: 'server',
          environment: 'node',
          globalSetup: ['reference-api/src/testing/new-data-dir.ts'],
          include: [
            '{delivery,delivery/file-lock,delivery/remote-kit,reference-api}/src/**/*.test.ts',
            'e2e/unit/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
