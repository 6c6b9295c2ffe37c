import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';

let places: Places;

/** The script of a page, and what stands in its root. */
function composed(file: string): { readonly script: string; readonly root: string } {
  const html = readFileSync(join(places.site, file), 'utf8');
  return {
    script: /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    root: /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(html)?.[1] ?? '',
  };
}

beforeEach(async () => {
  places = temporaryPlaces();
  const data = ['subscriptions', { key: ['charges'], get: '/charges?limit=3' }, { key: ['evil'], get: '/../evil' }];
  const placed = [{ name: 'dashboard-bills@1', place: { page: 'dashboard', order: 1 }, data }];
  await activate(places, {
    shell: prepareShell(places, shellBuild(places, { name: 'dashboard' })),
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { placed })) },
  });
});

it('a page that is not prerendered has the outline of its layout in its language, and the sign', () => {
  expect(composed('es/dashboard/index.html').root).toBe('<div data-outline="sign" hidden></div><div>Esbozo</div>');
  expect(composed('dashboard/index.html').script).toContain("dataset.painted='layout'");
  expect(composed('404.html').root).toBe('<div data-outline="sign" hidden></div>');
});

it('a prerendered page has its own content, and nothing that would be put in its place', () => {
  expect(composed('index.html').root).toContain('Home');
  expect(composed('index.html').script).not.toContain('dataset.painted=');
});

it('a page asks early for whose the token is, for what the guards judge by and for what is declared, below the API alone', () => {
  const { script } = composed('dashboard/index.html');
  expect(script).toContain('ask("/auth/validate")');
  expect(script).toContain('["/profile","/subscriptions","/charges?limit=3"]');
  expect(script).toContain('["/phones/~user~"]');
  expect(script).not.toContain('evil');
  expect(composed('dashboard/billing/invoices/index.html').script).toContain('["/profile"]');
});

it('a public page asks for nothing but whose the token is', () => {
  const { script } = composed('index.html');
  expect(script).toContain('ask("/auth/validate")');
  expect(script).not.toContain('/profile');
});
