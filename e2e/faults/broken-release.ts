import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { liveState, type Places } from '@careline/delivery/release';
import { integrityOf } from '../support/integrity';
import { breakLifecycles, breakPart, type Change, throwAtEvaluation } from './changes';

/** One way in which a release may be broken for everybody who runs it. */
export interface Breakage {
  readonly name: string;
  /** In the entry, or in the chunk of its one broken page. */
  readonly file: 'entry' | 'part';
  readonly change: Change;
}

const always =
  (fault: string, change: Change): Change =>
  (source) =>
    `sessionStorage.setItem('fault', '${fault}');\n${change(source)}`;

export const breakages: readonly Breakage[] = [
  { name: 'the entry throws at evaluation', file: 'entry', change: always('evaluation', throwAtEvaluation) },
  { name: 'bootstrap rejects', file: 'entry', change: always('bootstrap', breakLifecycles) },
  { name: 'mount rejects', file: 'entry', change: always('mount', breakLifecycles) },
  { name: 'a page’s chunk throws at evaluation', file: 'part', change: always('evaluation', throwAtEvaluation) },
  { name: 'a page throws in render', file: 'part', change: always('render', breakPart) },
  { name: 'a page throws in an effect', file: 'part', change: always('effect', breakPart) },
];

type Release = NonNullable<ReturnType<typeof liveState>['registry']['microFrontends'][string]>[number];

/** A release of a remote that nobody built: the live one with one file changed, under the name `mark`. It is not live yet. */
export function brokenRelease(
  places: Places,
  remote: string,
  page: string,
  { file, change }: Breakage,
  mark: string,
): Release {
  const [live] = liveState(places).registry.microFrontends[remote] ?? [];
  const entry = live?.url.slice(live.url.lastIndexOf('/') + 1);
  const part = live?.extras.preloads.pages[page]?.js.find((name) => /-page-[\w-]{8}\.js$/.test(name));
  const changed = file === 'entry' ? entry : part;
  if (!live || changed === undefined) throw new Error(`${remote} has no file of ${page} to break.`);
  const url = live.url.replace(/[0-9a-f]{8}(?=\/[^/]+$)/, mark);
  const folder = join(places.published, dirname(url));
  cpSync(join(places.published, dirname(live.url)), folder, { recursive: true });
  const content = change(readFileSync(join(folder, changed), 'utf8'));
  writeFileSync(join(folder, changed), content);
  for (const twin of ['.br', '.gz']) rmSync(join(folder, changed + twin), { force: true });
  const integrity = integrityOf(content);
  return {
    ...live,
    url,
    fallbackUrl: live.url,
    metadata: file === 'entry' ? { ...live.metadata, integrity } : live.metadata,
    extras: { ...live.extras, files: { ...live.extras.files, [changed]: integrity } },
  };
}
