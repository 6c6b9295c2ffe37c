import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { ana, ReferenceClient } from '../support/reference-client';
import { type Changes, type FaultyProxy, openFaultyProxy } from './faulty-proxy';
import { findBrowser, installation } from './find-browsers';
import type { DrivenBrowser } from './tab';
import { createVisitor, type Visitor } from './visitor';

export { expect };

interface Scene {
  readonly visitor: Visitor;
  /** The line between browser and site. */
  readonly line: FaultyProxy;
}

interface Fixtures {
  /** What the browser meets instead of the site's own files; nothing else by default. */
  readonly changes: Changes;
  /** What may be complained of. */
  readonly expected: RegExp | undefined;
  readonly scene: Scene;
}

interface WorkerFixtures {
  readonly driven: DrivenBrowser;
  /** Of who has everything. */
  readonly anasToken: string;
  /** Of who has nothing yet; the tests of a worker look and do not change. */
  readonly newToken: string;
}

/** The browser of the project, driven through a line of the test's own. What its pages complain of fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  driven: [
    async ({ playwright: _ }, use, { project }) => {
      const open = findBrowser(project.name);
      if (open === undefined) console.warn(`${project.name}: skipped, because it is not installed (${installation}).`);
      base.skip(open === undefined, installation);
      if (open === undefined) return;
      const driven = await open();
      await use(driven);
      await driven.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  anasToken: [
    async ({ playwright: _ }, use, { project }) => {
      const client = await ReferenceClient.signIn(project.use.baseURL ?? '', ana);
      await use(client.token);
    },
    { scope: 'worker' },
  ],
  newToken: [
    async ({ playwright: _ }, use, { project }) => {
      const client = await ReferenceClient.register(project.use.baseURL ?? '');
      await use(client.token);
    },
    { scope: 'worker' },
  ],
  changes: [{}, { option: true }],
  expected: [undefined, { option: true }],
  scene: async ({ driven, changes, expected, baseURL }, use, testInfo) => {
    const line = await openFaultyProxy(baseURL ?? '', changes);
    const visitor = createVisitor(driven.tab, line.origin);
    // The origin is there, and nothing of the site runs yet.
    await visitor.open('/robots.txt');
    await use({ visitor, line });
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('screen.png'), await driven.tab.picture());
      console.log(line.story().join('\n'));
    }
    await driven.tab.goTo('about:blank');
    await line.close();
    expect(line.problems.filter((problem) => expected?.test(problem) !== true)).toEqual([]);
  },
});
