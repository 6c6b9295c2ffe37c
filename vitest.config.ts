import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

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
          environment: 'jsdom',
          // No module holds state, so a worker makes its window and loads the modules once for all of its files.
          isolate: false,
          include: ['{shared,shell,mf-*}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['shared/src/testing/set-up.ts'],
          // Longer than one wait, so that the wait says what did not come.
          testTimeout: 15_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['reference-api/src/testing/new-data-dir.ts'],
          include: ['{delivery,delivery/file-lock,reference-api}/src/**/*.test.ts', 'e2e/unit/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
