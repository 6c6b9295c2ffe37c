import { throwAtEvaluation } from '../faults/changes';
import { integrityOf } from '../support/integrity';
import type { Changes } from './faulty-proxy';
import type { Query } from './query';
import { expect, test } from './test';

const personal = '/dashboard/account/personal-information';

/** Releases of which files that the page needs throw as they are run; `fits` says which. */
async function withBroken(origin: string, fits: RegExp): Promise<Changes> {
  const mapOf = (html: string) => /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const map = mapOf(await (await fetch(origin + personal)).text());
  const known: { integrity: Readonly<Record<string, string>> } = JSON.parse(map);
  const files: Record<string, string> = {};
  const renamed = new Map<string, string>();
  const withHashes = (text: string) => [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  for (const [file, hash] of Object.entries(known.integrity).filter(([path]) => fits.test(path))) {
    files[file] = throwAtEvaluation(await (await fetch(origin + file)).text());
    renamed.set(hash, integrityOf(files[file]));
  }
  expect(renamed.size).toBeGreaterThan(0);
  // The policy knows the map by its own hash.
  renamed.set(integrityOf(map), integrityOf(withHashes(map)));
  return { files, change: (_path, text) => withHashes(text) };
}

const alert: Query = { role: 'alert', within: { css: 'body' } };

for (const [what, fits] of [
  ['what the layout imports', /^\/shell\/[^/]+\/later@@@@\/common\//],
  ['a page of a remote', /^\/remotes\/.*\/personal-information-page-/],
  ['a module that remotes share', /^\/shell\/[^/]+\/later@@@@\/shared\/forms-/],
] as const) {
  test.describe(() => {
    test.use({
      changes: async ({ baseURL }, use) => use(await withBroken(baseURL ?? '', fits)),
      // What imports a part that threw has nothing of it in WebKit.
      expected: /Broken at evaluation|mf-account failed|error page is shown|TypeError/,
    });
    test(`F1 F471 F472: where ${what} threw as it ran, one Retry brings the page without a reload`, async ({
      scene: { visitor, line },
      anasToken,
    }) => {
      await visitor.store('careline.token', anasToken);
      await visitor.store('fault', 'evaluation');
      await visitor.open(personal);
      await visitor.read(alert, /could not be loaded/);
      await visitor.store('fault', 'none');
      const documents = line.documents();
      await visitor.click({ role: 'button', name: 'Retry', within: alert });
      await visitor.see({ css: 'main [name="description"]' });
      await visitor.click({ role: 'link', name: 'Billing', within: { role: 'navigation' } });
      await visitor.see({ role: 'heading', name: 'Billing', within: { role: 'main' } });
      expect(line.documents()).toBe(documents);
    });
  });
}
