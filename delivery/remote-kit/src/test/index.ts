import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

/** How rules, readers and components of a page are tested; `setUp` is the module that runs before each file. */
export function pageTests(setUp: string): NonNullable<TestProjectInlineConfiguration['test']> {
  return {
    environment: 'jsdom',
    // No module holds state, so a worker makes its window and loads the modules once for all of its files.
    isolate: false,
    setupFiles: [setUp],
    // Longer than one wait, so that the wait says what did not come.
    testTimeout: 15_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Installed, shared is code that imports styles, which Node alone cannot read.
    server: { deps: { inline: [/@careline[\\/+]shared/] } },
  };
}

/** The whole Vitest configuration of a remote in a repository of its own. */
export function remoteTests(): ViteUserConfig {
  return defineConfig({
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      include: ['src/**/*.test.{ts,tsx}'],
      ...pageTests('@careline/shared/testing/set-up'),
    },
  });
}
