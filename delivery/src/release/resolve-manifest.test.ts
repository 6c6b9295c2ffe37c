import { expect, it } from 'vitest';
import { siteRoutesOf } from '../compose/site-model';
import { claimsTwice, resolveManifest, resolveShellPages } from './resolve-manifest';

const page = {
  path: '/dashboard/billing',
  layout: 'dashboard',
  title: 'pages.billing',
  access: 'signed-in',
  module: './src/billing-page.tsx',
};
const manifest = { name: 'mf-billing', contract: '^3.0.0', pages: [page], widgets: [], groups: [] };
const texts = {
  en: { pages: { billing: 'Billing' } },
  es: { pages: { billing: 'Facturación' } },
  ru: { pages: { billing: 'Платежи' } },
};

it('takes titles from the texts of three languages', () => {
  const resolved = resolveManifest('mf-billing', { manifest, texts });
  expect(resolved.pages[0]?.title).toEqual({ en: 'Billing', es: 'Facturación', ru: 'Платежи' });
});

it('U23: what a page offers to do comes to a page of the site in its language', () => {
  const pages = [{ ...page, actions: [{ name: 'see-bill', title: 'pages.billing' }] }];
  const resolved = resolveManifest('mf-billing', { manifest: { ...manifest, pages }, texts });
  expect(siteRoutesOf(resolved, 'es').pages[0]?.actions).toEqual([{ name: 'see-bill', title: 'Facturación' }]);
});

it('names the file and the key of a text that is missing', () => {
  const incomplete = { ...texts, ru: { pages: {} } };
  expect(() => resolveManifest('mf-billing', { manifest, texts: incomplete })).toThrow(
    'mf-billing/src/texts/ru.json lacks pages.billing',
  );
  const without = { en: {}, es: {}, ru: {} };
  expect(() => resolveManifest('mf-billing', { manifest, texts: without })).toThrow(
    'mf-billing/src/texts/en.json has no text "pages.billing"',
  );
});

it('takes the titles of the public pages of the shell from the texts of these, and names their file', () => {
  const pages = [{ ...page, path: '/', access: 'public', title: 'public:pages.billing' }];
  const none = { en: {}, es: {}, ru: {} };
  const shell = { manifest: { pages }, texts: none, publicTexts: texts };
  expect(resolveShellPages(shell)[0]?.title).toEqual({ en: 'Billing', es: 'Facturación', ru: 'Платежи' });
  expect(() => resolveShellPages({ ...shell, publicTexts: { ...texts, ru: { pages: {} } } })).toThrow(
    'shell/src/texts/public/ru.json lacks pages.billing',
  );
  expect(() => resolveShellPages({ ...shell, publicTexts: none })).toThrow(
    'shell/src/texts/public/en.json has no text "pages.billing"',
  );
});

it('says which key of the manifest is wrong', () => {
  const wrong = { ...manifest, pages: [{ ...page, layout: 'sidebar' }] };
  expect(() => resolveManifest('mf-billing', { manifest: wrong, texts })).toThrow(
    /mf-billing\/remote\.manifest\.ts: pages\.0\.layout/,
  );
});

it('refuses the manifest of another remote', () => {
  expect(() => resolveManifest('mf-account', { manifest, texts })).toThrow(`name: 'mf-account' was expected`);
});

it.each([
  ['a page that shows none', { page: 'billing' }, {}, /expected place\.page of a widget to be one of dashboard/],
  ['a page that cannot give it props', { page: 'dashboard' }, { isStep: 'boolean' }, /to need no props/],
])('U7: refuses a widget on %s', (_title, place, propTypes, message) => {
  const widget = { name: 'bills@1', module: './src/bills-widget.tsx', place: { ...place, order: 1 }, propTypes };
  expect(() => resolveManifest('mf-billing', { manifest: { ...manifest, widgets: [widget] }, texts })).toThrow(message);
});

const account = { ...page, path: '/dashboard/account' };
const named = { ...page, name: 'billing' };
const widget = { name: 'bills@1', module: './src/bills-widget.tsx', propTypes: {} };

it.each([
  ['nothing', [{}, { pages: [account] }], '/help', []],
  ['a path of another', [{}, {}], '/help', ['mf-account and mf-billing both offer /dashboard/billing']],
  [
    "another's name for a page",
    [{ pages: [named] }, { pages: [{ ...account, name: 'billing' }] }],
    '/help',
    ['mf-account and mf-billing both offer the page named billing'],
  ],
  [
    'a widget of another',
    [{ widgets: [widget] }, { pages: [account], widgets: [widget] }],
    '/help',
    ['mf-account and mf-billing both offer widget bills@1'],
  ],
  ['a widget twice', [{ widgets: [widget, widget] }], '/help', ['mf-billing offers widget bills@1 twice']],
  ['a path of the shell', [{}], page.path, ['mf-billing and the shell both offer /dashboard/billing']],
  [
    "the shell's name for a page",
    [{ pages: [{ ...page, name: 'help' }] }],
    '/help',
    ['mf-billing and the shell both offer the page named help'],
  ],
])('T4: who claims %s is told so', (_what, remotes, path, doubles) => {
  const manifests = remotes.map((own, at) => {
    const name = at === 0 ? 'mf-billing' : 'mf-account';
    return resolveManifest(name, { manifest: { ...manifest, name, ...own }, texts });
  });
  expect(claimsTwice(manifests, [{ path, name: 'help' }])).toEqual(doubles);
});
