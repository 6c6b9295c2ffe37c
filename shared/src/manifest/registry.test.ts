import { expect, it } from 'vitest';
import { parseRegistry } from './registry';

const hash = `sha384-${'A'.repeat(64)}`;
const title = { en: 'Invoices', es: 'Facturas', ru: 'Счета' };

function release() {
  const load = { js: ['assets/page.js'], css: [], shared: [] };
  return {
    url: '/remotes/mf-billing/1.0.0-1a2b3c4d/remoteEntry.js',
    fallbackUrl: '/remotes/mf-billing/1.0.0-00000000/remoteEntry.js',
    metadata: { version: '1.0.0', integrity: hash },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: {
        name: 'mf-billing',
        contract: '^3.0.0',
        pages: [{ path: '/invoices', layout: 'dashboard', title, access: 'signed-in', module: './src/page.tsx' }],
        groups: [],
        widgets: [],
      },
      files: { 'remoteEntry.js': hash, 'assets/page.js': hash },
      preloads: { entry: load, pages: { '/invoices': load }, widgets: {}, texts: { en: ['assets/page.js'] } },
      sharedImports: {},
      releasedAt: '2026-01-01T00:00:00.000Z',
    },
  };
}

const parse = (billing: unknown) => parseRegistry({ microFrontends: { 'mf-billing': [billing] } });

it.each([
  '/remotes/mf-billing/1.0.0-1a2b3c4d/remoteEntry.js',
  'https://cdn.example/careline/remotes/mf-billing/1.0.0-1a2b3c4d/remoteEntry.js',
])('takes a release at %s', (url) => {
  expect(parse({ ...release(), url }).microFrontends['mf-billing']).toHaveLength(1);
});

it.each([
  'https://evil.example/remoteEntry.js',
  'javascript:alert(1)//remotes/mf-billing/1/remoteEntry.js',
  '//evil.example/remotes/mf-billing/1/remoteEntry.js',
  '/remotes/mf-account/1.0.0-1a2b3c4d/remoteEntry.js',
  '/remotes/mf-billing/../mf-account/remoteEntry.js',
  '/remotes/mf-billing/1.0.0-1a2b3c4d/other.js',
  '/elsewhere/remotes/mf-billing/1.0.0-1a2b3c4d/remoteEntry.js',
  '/remotes/mf-billing/1.0.0-1a2b3c4d/remoteEntry.js?x',
  'https://a@cdn.example/remotes/mf-billing/1/remoteEntry.js',
])('SM5: refuses a release, or a fallback, at %s', (address) => {
  expect(() => parse({ ...release(), url: address })).toThrow(`microFrontends.mf-billing: url is ${address}`);
  expect(() => parse({ ...release(), fallbackUrl: address })).toThrow(`mf-billing: fallbackUrl is ${address}`);
});

it('SM5: refuses files without a hash, and paths that lead elsewhere', () => {
  const { extras, ...rest } = release();
  const entry = { js: ['assets/other.js'], css: [], shared: [] };
  expect(() => parse({ ...rest, extras: { ...extras, preloads: { ...extras.preloads, entry } } })).toThrow(
    'extras.preloads names assets/other.js, which is not in extras.files',
  );
  for (const strange of ['../../config.json', '/etc/passwd', 'assets/%2e%2e/x.js', 'a\\b.js', '.env']) {
    const files = { ...extras.files, [strange]: hash };
    expect(() => parse({ ...rest, extras: { ...extras, files } })).toThrow(`extras.files holds "${strange}"`);
  }
  expect(() => parse({ ...rest, extras, metadata: { version: '1.0.0', integrity: `${hash.slice(0, -1)}B` } })).toThrow(
    'metadata.integrity is not that of remoteEntry.js',
  );
});

it('SM5: refuses what has no place in a registry, such as a key that is spelt wrong', () => {
  expect(() => parse({ ...release(), fallbackURL: '/x' })).toThrow('mf-billing.0.fallbackURL');
});
