import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { activate } from './activate';
import { readRegistry } from './live-registry';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

const billing = (places: Places, variation: Parameters<typeof billingBuild>[1] = {}) => ({
  'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, variation)),
});
const account = (places: Places, gives?: Readonly<Record<string, string>>) => ({
  'mf-account': prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/account', { gives })),
});

async function siteWithBoth(): Promise<Places> {
  const places = temporaryPlaces();
  const shell = prepareShell(places, shellBuild(places));
  await activate(places, { shell, remotes: { ...billing(places), ...account(places) } });
  return places;
}

/** Makes what is live of one remote look as releases of contract 1 did. */
function ageRegistry(places: Places, name: string): void {
  const registry = JSON.parse(readFileSync(places.registry, 'utf8'));
  const { extras } = registry.microFrontends[name][0];
  extras.manifest = { name, contract: '^1.0.0', routes: [], navigation: [], widgets: [] };
  writeFileSync(places.registry, JSON.stringify(registry));
}

describe('the contract', () => {
  it("refuses a remote of an older contract than the shell's, and says where the way on is written", async () => {
    const places = await siteWithBoth();
    const before = readFileSync(places.registry, 'utf8');
    await expect(activate(places, { remotes: billing(places, { contract: '^1.0.0' }) })).rejects.toThrow(
      /mf-billing 1\.2\.0 was written for contract \^1\.0\.0, .* has contract 3\.\d+\.\d+\. Bring mf-billing to the contract as CONTRIBUTING\.md says/,
    );
    expect(readFileSync(places.registry, 'utf8')).toBe(before);
  });

  it('refuses a remote that is ahead of the shell, and asks for the shell first', async () => {
    const places = await siteWithBoth();
    await expect(activate(places, { remotes: billing(places, { contract: '^4.0.0' }) })).rejects.toThrow(
      'Release the shell of that contract first: pnpm release shell.',
    );
  });

  it('replaces remotes of an older contract together, and none of them alone', async () => {
    const places = await siteWithBoth();
    for (const name of ['mf-billing', 'mf-account']) ageRegistry(places, name);
    expect(() => readRegistry(places)).toThrow('was made for contract ^1.0.0, and the contract is 3.');
    await expect(activate(places, { remotes: billing(places) })).rejects.toThrow(
      'mf-account: what is live was made for an older contract than 3.',
    );
    const changes = await activate(places, { remotes: { ...billing(places), ...account(places) } });
    expect(changes.map(({ name }) => name)).toEqual(['mf-billing', 'mf-account']);
    expect(Object.keys(readRegistry(places).microFrontends)).toEqual(['mf-account', 'mf-billing']);
  });
});

describe('the props of a widget', () => {
  it('are agreed without the shell: the owner takes a new one first, and cannot drop it while another remote gives it', async () => {
    const places = await siteWithBoth();
    await expect(activate(places, { remotes: account(places, { isStep: 'boolean' }) })).rejects.toThrow(
      'mf-account gives payment-methods@1 the prop isStep, which its owner does not take (mf-billing). Release the owner',
    );
    await activate(places, { remotes: billing(places, { source: 'two', takes: { isStep: 'boolean?' } }) });
    await activate(places, { remotes: account(places, { isStep: 'boolean' }) });
    await expect(activate(places, { remotes: billing(places, { source: 'three' }) })).rejects.toThrow(
      'mf-account gives payment-methods@1 the prop isStep, which its owner does not take',
    );
  });
});

describe('a declaration', () => {
  it('whose page the build does not reach is refused: it would be blank', () => {
    const places = temporaryPlaces();
    const build = billingBuild(places);
    const record = { ...build.record, declared: {} };
    expect(() => prepareRemote(places, 'mf-billing', { ...build, record })).toThrow(
      'page /dashboard/billing/invoices loads ./src/invoices-page.tsx, which the build does not reach from there.',
    );
  });

  it('whose widget names a component that its module lacks is refused', () => {
    const places = temporaryPlaces();
    const build = billingBuild(places);
    const declared = { ...build.record.declared, './src/cards-widget.tsx': ['CardsWidget'] };
    expect(() => prepareRemote(places, 'mf-billing', { ...build, record: { ...build.record, declared } })).toThrow(
      'widget payment-methods@1 shows Widget, which ./src/cards-widget.tsx does not export; it exports CardsWidget.',
    );
  });
});

describe('T4: texts', () => {
  it('of which a language lacks a part are refused, whatever plural forms it has', () => {
    const places = temporaryPlaces();
    const build = billingBuild(places);
    const own = { pages: { own: 'Invoices' } };
    const withTexts = (ru: object) => ({
      ...build,
      facts: {
        ...Object(build.facts),
        texts: {
          en: { ...own, found_one: '1', found_other: '2' },
          es: { ...own, found_other: '2' },
          ru: { ...own, ...ru },
        },
      },
    });
    expect(prepareRemote(places, 'mf-billing', withTexts({ found_few: '2' })).url).toContain('mf-billing');
    expect(() => prepareRemote(places, 'mf-billing', withTexts({}))).toThrow(
      'mf-billing/src/texts/ru.json lacks found, which another language has.',
    );
  });
});
