import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from './fake-site';

/** Before each test of a file a site anew, of a shell and two remotes, as their release has composed it; and its files, by their paths in it. */
export function useComposedSite() {
  let places: Places;
  beforeEach(async () => {
    places = temporaryPlaces();
    const rules = { '/old': { redirect: '/professionals' }, '/blog/**': { redirect: 'https://blog.example' } };
    await activate(places, {
      shell: prepareShell(places, shellBuild(places, { rules })),
      remotes: {
        'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)),
        'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places)),
      },
    });
  });
  const read = (file: string) => readFileSync(join(places.site, file), 'utf8');
  return {
    places: () => places,
    read,
    readJson: (file: string) => JSON.parse(read(file)),
    invoices: () => read('es/dashboard/billing/invoices/index.html'),
  };
}

/** Addresses of all links with this `rel` in the head, without the folders of the releases. */
export function links(html: string, rel: string): string[] {
  const tags = [...(html.split('</head>')[0] ?? '').matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`));
  return tags.map((tag) => (/href="([^"]+)"/.exec(tag)?.[1] ?? '').replace(/1\.\d\.0-[0-9a-f]{8}\//, '')).sort();
}
