import { defineConfig, devices } from '@playwright/test';
import { switches } from './support/switches';

const port = Number(process.env.E2E_PORT ?? 4300);
const executablePath = process.env.CHROMIUM_PATH;

/** Journeys and failures in Chromium, against the site as it is released. `npm test` finds the browser and sets CHROMIUM_PATH. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that runs the whole suite may stall; a test that needed its second try is named as flaky at the end, and is a bug.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // A trace of every test costs more than the tests themselves: PWTRACE=1 when one is needed.
    trace: process.env.PWTRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...switches],
    },
  },
  projects: [
    { name: 'chromium', testMatch: 'journeys/**/*.spec.ts' },
    // One short walk, in browsers that Playwright does not drive: e2e/browsers.
    { name: 'firefox', testMatch: 'browsers/*.spec.ts', timeout: 180_000 },
    { name: 'webkit', testMatch: 'browsers/*.spec.ts', timeout: 180_000 },
  ],
  webServer: {
    command: `npx tsx support/serve.ts ${port}`,
    cwd: import.meta.dirname,
    // It ends with this process, however that ends.
    env: { E2E_OWNER: String(process.pid) },
    url: `http://localhost:${port}/backend/health`,
    timeout: 240_000,
    // One that was left there would serve yesterday's build in silence.
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
