import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser';
import type { Locale } from '../support/paths';
import { ana, ReferenceClient } from '../support/reference-client';
import { bringTo } from '../support/scene';
import { serveSite } from '../support/site';
import { isOffered, playCell } from './cell';
import { readSiteFiles, type SiteFiles } from './files-of-place';
import { languages, type Place, places, type Visitor } from './places';
import { type Played, tableOf } from './table';
import { ways } from './ways';

// `pnpm faults`: every way of failing of every remote, as the first page of a tab, on a move and as a widget. `--way`, `--remote` and `--where`
// play the cells whose names hold the word. Ends with the table, and with 1 where a cell breaks a promise.
const { values } = parseArgs({
  options: {
    way: { type: 'string', default: '' },
    remote: { type: 'string', default: '' },
    where: { type: 'string', default: '' },
    /** How long remotes are waited for, in ms: the site's own 8,000 make the hanging cells slow. */
    patience: { type: 'string', default: '2500' },
    /** Within how many ms everything has to happen: a busy machine needs more than what is promised. */
    limit: { type: 'string', default: '10000' },
    workers: { type: 'string', default: '2' },
  },
});
const [patienceMs, limitMs, workers] = [Number(values.patience), Number(values.limit), Number(values.workers)];
if (![patienceMs, limitMs, workers].every((number) => Number.isInteger(number) && number > 0)) {
  console.error(
    "Usage: pnpm faults --way 'page chunk 404' --remote billing --where widget --patience 2500 --limit 10000 --workers 2",
  );
  process.exit(1);
}
const port = Number(process.env.E2E_PORT ?? 4340);
const origin = `http://localhost:${port}`;

const stop = await serveSite(port);
const browser = await launchBrowser();
try {
  const tokens = await makeAccounts();
  const files = await readFiles();
  const filesOf = ({ remote }: Place) => files.get(languages[remote] ?? 'en') ?? never(remote);
  const cells = ways
    .filter(({ name }) => name.includes(values.way))
    .flatMap((way) => places.map((place) => ({ way, place })))
    .filter(({ place: { remote, where } }) => remote.includes(values.remote) && where.includes(values.where))
    .filter(({ way, place }) => isOffered(way, place, filesOf(place)));
  const start = Date.now();
  const played = await playAll(cells, async ({ way, place }): Promise<Played> => {
    const token = tokens.get(place.visitor);
    const outcome = await playCell(way, place, {
      browser,
      origin,
      files: filesOf(place),
      token,
      patienceMs,
      limitMs,
    });
    const verdict = outcome.broken.length === 0 ? 'ok' : `FAILED: ${outcome.broken.join('; ')}`;
    console.log(`${way.name} · ${place.remote} · ${place.where}: ${verdict}`);
    return { way, place, outcome };
  });
  const failed = played.filter(({ outcome }) => outcome.broken.length > 0);
  console.log(`\nChromium ${browser.version()}, ${Math.round((Date.now() - start) / 1000)} s\n\n${tableOf(played)}`);
  console.log(`\n${played.length - failed.length} of ${played.length} cells kept every promise.`);
  process.exitCode = failed.length === 0 && played.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  await stop();
}

/** Some cells at once, in their order. */
async function playAll<Cell>(cells: readonly Cell[], play: (cell: Cell) => Promise<Played>): Promise<Played[]> {
  const waiting = [...cells];
  const played: Played[] = [];
  async function work(): Promise<void> {
    for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) played.push(await play(cell));
  }
  await Promise.all(Array.from({ length: workers }, work));
  return ways.flatMap((way) => played.filter((cell) => cell.way === way));
}

/** Each visitor who is somebody, with a token. */
async function makeAccounts(): Promise<ReadonlyMap<Visitor, string>> {
  const tokens = new Map<Visitor, string>([['complete', (await ReferenceClient.signIn(origin, ana)).token]]);
  for (const { visitor } of places) {
    if (visitor === 'nobody' || tokens.has(visitor)) continue;
    const client = await ReferenceClient.register(origin);
    await bringTo(client, visitor);
    tokens.set(visitor, client.token);
  }
  return tokens;
}

async function readFiles(): Promise<ReadonlyMap<Locale, SiteFiles>> {
  const files = new Map<Locale, SiteFiles>();
  for (const locale of new Set(Object.values(languages))) files.set(locale, await readSiteFiles(origin, locale));
  return files;
}

function never(remote: string): never {
  throw new Error(`${remote} has no language in places.ts.`);
}
