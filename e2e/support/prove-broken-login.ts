import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveState, placesIn, proveInBrowser } from '@careline/delivery/release';
import { root } from './delivery';
import { integrityOf } from './integrity';

// Proves a release of mf-auth that nobody built: the live one, with a login page that throws in Russian. Prints why it is refused.
const places = placesIn(root, process.argv[2] ?? '');
const { shell, registry } = liveState(places);
const [live] = registry.microFrontends['mf-auth'] ?? [];
if (!live) throw new Error('mf-auth is not live.');
const folder = join(places.published, live.url, '..');
const broken = join(folder, '../broken');
cpSync(folder, broken, { recursive: true });
const page = live.extras.preloads.pages['/auth/login']?.js.find((file) => file.includes('login-page')) ?? '';
const fault = "if (location.pathname.startsWith('/ru/')) throw new Error('Broken in Russian');";
const code = fault + readFileSync(join(broken, page), 'utf8');
writeFileSync(join(broken, page), code);
for (const twin of ['.br', '.gz']) rmSync(join(broken, page + twin));
const { fallbackUrl: _, ...alone } = live;
const release = {
  ...alone,
  url: '/remotes/mf-auth/broken/remoteEntry.js',
  extras: { ...live.extras, files: { ...live.extras.files, [page]: integrityOf(code) } },
};
const microFrontends = { ...registry.microFrontends, 'mf-auth': [release] };
await proveInBrowser(places, ['mf-auth'], { shell, registry: { ...registry, microFrontends } }).then(
  () => console.log('It was not refused.'),
  (error: unknown) => console.log(String(error)),
);
