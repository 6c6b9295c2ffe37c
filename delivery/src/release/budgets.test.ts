import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

const page = '/dashboard/billing/invoices';

/** A site with mf-billing, whose budget comes after its first release. */
async function siteWithBudget(budget: object, next = 'two') {
  const places = temporaryPlaces();
  const release = (source: string) => prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  await activate(places, {
    shell: prepareShell(places, shellBuild(places)),
    remotes: { 'mf-billing': release('one') },
  });
  write(places.root, 'mf-billing/budget.json', JSON.stringify(budget));
  return {
    releaseBilling: () => activate(places, { remotes: { 'mf-billing': release(next) } }),
    releaseShell: () =>
      activate(places, { shell: prepareShell(places, shellBuild(places, { source: 'more()' })), remotes: {} }),
    leave: () => rmSync(join(places.root, 'mf-billing'), { recursive: true }),
  };
}

it('a release whose page takes more than its team allows is refused with the numbers', async () => {
  const { releaseBilling } = await siteWithBudget({ [page]: { kib: 0.01, requests: 50 } });
  await expect(releaseBilling()).rejects.toThrow(
    /^\/dashboard\/billing\/invoices takes \d+\.\d KiB in \d+ requests, and mf-billing\/budget\.json allows 0\.01 in 50\. Load less, or raise the budget/,
  );
});

it('so is a shell that makes the page of a remote ask for too much', async () => {
  const { releaseShell } = await siteWithBudget({ [page]: { kib: 50, requests: 2 } });
  await expect(releaseShell()).rejects.toThrow('mf-billing/budget.json allows 50 in 2');
});

it('what keeps to its budget goes live, and a file that is none says what it has to be', async () => {
  const { releaseBilling } = await siteWithBudget({ [page]: { kib: 50, requests: 50 } });
  expect(await releaseBilling()).toHaveLength(1);
  const { releaseBilling: again } = await siteWithBudget({ [page]: 50 });
  await expect(again()).rejects.toThrow('It has { "kib": …, "requests": … } for each page.');
});

it('a page without a line of its own is held to what any page may take, and told which line it lacks', async () => {
  const { releaseBilling } = await siteWithBudget({});
  expect(await releaseBilling()).toHaveLength(1);
  const { releaseBilling: releaseMore } = await siteWithBudget({}, randomBytes(400 * 1024).toString('base64'));
  await expect(releaseMore()).rejects.toThrow(
    /a page without a line "\/dashboard\/billing\/invoices": \{ "kib": …, "requests": … \} in mf-billing\/budget\.json may take 265 in 56/,
  );
});

it('a remote of another repository is held to what is said there', async () => {
  const budget = { [page]: { kib: 900, requests: 50 } };
  const { releaseBilling, releaseShell, leave } = await siteWithBudget(
    budget,
    randomBytes(400 * 1024).toString('base64'),
  );
  expect(await releaseBilling()).toHaveLength(1);
  leave();
  expect(await releaseShell()).toHaveLength(1);
});
