import { changeBlock } from '../support/change-page';
import {
  fixtureSource,
  fixtureUrl,
  type Fault as Phase,
  withFixture,
  withFixtureFile,
} from '../support/fixture-remote';
import type { Changes, Fault } from './faulty-proxy';
import type { Query } from './query';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const link = (name: string): Query => ({ role: 'link', name, within: { role: 'navigation' } });
const title = (name: string): Query => ({ role: 'heading', name, within: { role: 'main' } });
const alert = (remote: string): Query => ({ role: 'alert', within: { css: `[data-remote="${remote}"]` } });
const retry = (remote: string): Query => ({ role: 'button', name: 'Retry', within: alert(remote) });

async function move(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.click(link('Billing'));
}
const load = (visitor: Visitor) => visitor.open('/dashboard/billing');

const ways = { 'on a load': load, 'on a move': move } as const;

async function othersWork(visitor: Visitor): Promise<void> {
  await visitor.click(link('Account'));
  await visitor.see(title('Account'));
  await visitor.click(link('Billing'));
}

const entry = /^\/remotes\/mf-billing\/.*\/remoteEntry\.js$/;

/** How files of mf-billing fail to arrive. */
const faults: Readonly<Record<string, Fault>> = {
  'whose entry is missing': { path: entry, way: 'missing' },
  'whose files are all lost': { path: /^\/remotes\/mf-billing\//, way: 'lost' },
  'whose page is lost': { path: /\/billing-page-[^/]*\.js$/, way: 'lost' },
  'whose entry never comes': { path: entry, way: 'hangs' },
};

/** A browser that asks again and again for what is lost is too slow for the first. */
const words = /This page (could not be loaded|is taking too long)/;

test.describe(() => {
  test.use({ expected: /mf-billing/ });
  for (const [what, fault] of Object.entries(faults)) {
    for (const [where, enter] of Object.entries(ways)) {
      const isShort = what === 'whose page is lost' && enter === move;
      test(`F1 F5: a remote ${what} ${where} says so in words, others go on, and one Retry brings it back without a reload`, {
        tag: isShort ? [] : ['@whole'],
      }, async ({ scene: { visitor, line }, anasToken }) => {
        await visitor.store('careline.token', anasToken);
        line.break(fault);
        await enter(visitor);
        await visitor.read(alert('mf-billing'), words);
        await othersWork(visitor);
        await visitor.read(alert('mf-billing'), words);
        line.heal();
        const documents = line.documents();
        await visitor.click(retry('mf-billing'));
        await visitor.see(title('Billing'));
        expect(line.documents()).toBe(documents);
      });
    }
  }
});

test.describe(() => {
  test.use({ expected: /mf-account/ });
  for (const [what, path] of [
    ['entry is missing', /^\/remotes\/mf-account\/.*\/remoteEntry\.js$/],
    ['code is missing', /\/profile-form-widget-[^/]*\.js$/],
  ] as const) {
    test(`F1 F5: a widget whose ${what} fails alone, and one Retry brings it back`, { tag: '@whole' }, async ({
      scene: { visitor, line },
      newToken,
    }) => {
      await visitor.store('careline.token', newToken);
      line.break({ path, way: 'missing' });
      await visitor.open('/onboarding/profile');
      await visitor.see(title('Your profile'));
      await visitor.read(alert('mf-account'), /could not be loaded/);
      line.heal();
      await visitor.click(retry('mf-account'));
      await visitor.see({ css: 'main [name="first_name"]' });
    });
  }
});

test.describe(() => {
  test.use({ expected: /mounting app|shell/ });
  for (const [what, fault] of Object.entries<Fault>({
    'whose script is lost': { path: /^\/shell\/.*\/main-[^/]*\.js$/, way: 'lost' },
    'whose texts are missing': { path: /^\/shell\/.*\/en-[^/]*\.js$/, way: 'missing' },
  })) {
    test(`F1: a start ${what} says so in words, and one Retry brings the page without a reload`, async ({
      scene: { visitor, line },
      driven: { tab },
    }) => {
      const message: Query = { css: 'main.careline-fatal' };
      line.break(fault);
      await visitor.open('/auth/login');
      await visitor.read(message, /Check your connection and try again/);
      // Until then the link moves, and a click goes where it was.
      await expect.poll(() => tab.read("document.querySelector('.careline-fatal link')?.sheet != null")).toBe(true);
      line.heal();
      const documents = line.documents();
      await visitor.click({ role: 'link', name: 'Retry', within: message });
      await visitor.see(title('Sign in'));
      expect(line.documents()).toBe(documents);
    });
  }
});

const withFixtureRemote: Changes = {
  files: { [fixtureUrl]: fixtureSource },
  change: (path, body) => {
    if (path.startsWith('/registry/')) return JSON.stringify(withFixture(JSON.parse(body)));
    if (path.startsWith('/preloads/')) return JSON.stringify(withFixtureFile(JSON.parse(body)));
    return body.includes('id="careline-registry"') ? changeBlock(body, 'careline-registry', withFixture) : body;
  },
};

test.describe(() => {
  test.use({ changes: withFixtureRemote, expected: /mf-billing|Broken in/ });
  for (const fault of ['evaluate', 'mount'] satisfies Phase[]) {
    for (const [where, enter] of Object.entries(ways)) {
      test(`R31 R239: a remote that throws in ${fault} ${where} shows its error, others go on, and Retry works once it is healthy`, {
        tag: '@whole',
      }, async ({ scene: { visitor }, anasToken }) => {
        await visitor.store('careline.token', anasToken);
        await visitor.store('fault', fault);
        await enter(visitor);
        await visitor.see(retry('mf-billing'));
        await othersWork(visitor);
        await visitor.see(retry('mf-billing'));
        await visitor.store('fault', 'none');
        await visitor.click(retry('mf-billing'));
        await visitor.see(title('The fixture stands'));
      });
    }
  }
});
