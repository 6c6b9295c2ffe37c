import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as aTurn } from 'node:timers/promises';
import { takeLock } from '@careline/file-lock';
import Fastify from 'fastify';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { portFrom } from '../port-from';
import { activate } from '../release/activate';
import { readRegistry } from '../release/live-registry';
import { prepareShell } from '../release/prepare-shell';
import { releaseAll } from '../release/release-all';
import { prepareRemote, releaseId } from '../release/remote-release';
import { createServer } from '../serve';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { run as compose } from './compose';
import { run as dev } from './dev';
import { composeToServe, listen, readyLine, run as serve } from './serve';
import { start } from './start';
import { run as store } from './store';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('serves what was composed last, and says so, when the registry breaks a rule', async () => {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  const before = readFileSync(join(places.site, 'index.html'), 'utf8');
  write(places.live, 'registry.json', '{ "microFrontends": { "mf-billing": [] } }');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await composeToServe(places, {});
  expect(said.mock.calls.join('\n')).toMatch(/registry\.json is refused.*served as it was composed last/s);
  expect(readFileSync(join(places.site, 'index.html'), 'utf8')).toBe(before);
});

it('does not start on such a registry when nothing was composed yet', async () => {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  write(places.live, 'registry.json', '{ "microFrontends": { "mf-billing": [] } }');
  await expect(composeToServe({ ...places, site: join(places.dataDir, 'empty') }, {})).rejects.toThrow(
    'registry.json is refused',
  );
});

it.each([
  ['serve', (places: Places) => composeToServe(places, {})],
  ['compose', () => compose([])],
])('composes only when a release that is on its way has ended: pnpm %s', async (_, work) => {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  vi.stubEnv('DATA_DIR', places.dataDir);
  vi.spyOn(console, 'log').mockReturnValue();
  const ended: string[] = [];
  const release = withReleaseLock(places, async () => {
    await aTurn();
    ended.push('release');
  });
  await Promise.all([release, work(places).then(() => ended.push('compose'))]);
  expect(ended).toEqual(['release', 'compose']);
});

it.each([
  ['serve', (places: Places) => composeToServe(places, {})],
  ['compose', () => compose([])],
  ['release of something else', (places: Places) => activate(places, { remotes: {} })],
])('T1: what somebody wrote into the registry by hand is printed once it is live: pnpm %s', async (_, work) => {
  const places = temporaryPlaces();
  vi.stubEnv('DATA_DIR', places.dataDir);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const words = async () => {
    said.mockClear();
    await work(places);
    return said.mock.calls.flat().filter((line) => String(line).includes('by hand'));
  };
  const made = (source: string) => prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  const [one, two] = [made('one'), made('two')];
  const edit = (microFrontends: object) =>
    write(places.live, 'registry.json', JSON.stringify({ ...readRegistry(places), microFrontends }));
  const share = (release: typeof one, traffic: number) => ({
    ...release,
    deployment: { traffic, default: traffic > 50 },
  });
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  expect(await words()).toEqual([]);
  edit({ 'mf-billing': [one] });
  const first = releaseId(one);
  expect(await words()).toEqual([`mf-billing not live → ${first}, which was written into the registry by hand`]);
  expect(await words()).toEqual([]);
  edit({ 'mf-billing': [share(one, 90), share(two, 10)] });
  expect(await words()).toEqual([
    `mf-billing ${first} → ${first}, and for 10 % of the browsers ${releaseId(two)}, which was written into the registry by hand`,
  ]);
  edit({});
  expect((await words()).at(-1)).toMatch(/^mf-billing .* → not live, /);
});

it.each([
  ['127.0.0.1', 'http://localhost:3000 (listens on 127.0.0.1: this machine alone'],
  ['0.0.0.0', 'http://localhost:3000 (listens on 0.0.0.0, every address of this machine)'],
  ['10.0.0.7', 'http://10.0.0.7:3000 (listens on 10.0.0.7)'],
  ['fd00::7', 'http://[fd00::7]:3000 (listens on fd00::7)'],
])('SH2: says where it listens and who can reach it: %s', (host, words) => {
  expect(readyLine(host, 3000)).toContain(`Careline is ready on ${words}`);
});

it.each(['abc', '70000', '-1', '1e3', ''])(
  'F74: a port that is none is refused in a sentence: PORT=%s',
  async (port) => {
    vi.stubEnv('PORT', port);
    vi.stubEnv('DATA_DIR', temporaryPlaces().dataDir);
    for (const start of [() => serve(), () => dev(['billing']), () => store(['/nowhere'])])
      await expect(start).rejects.toMatchObject({
        name: 'Failure',
        message: expect.stringContaining(`PORT is "${port}": a number from `),
      });
  },
);

it.each(['localhost:3000', 'careline.example', 'ftp://careline.example'])(
  'F354: an address of the site that is none is refused in a sentence, before anything is built or composed: SITE_URL=%s',
  async (SITE_URL) => {
    const places = temporaryPlaces();
    vi.stubEnv('SITE_URL', SITE_URL);
    vi.stubEnv('DATA_DIR', places.dataDir);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const refusal = `SITE_URL is "${SITE_URL}": the address of the site with https:// or http://, such as https://careline.example, was expected.`;
    for (const work of [
      () => serve(),
      () => serve(['--as-composed']),
      () => createServer({ places, environment: { SITE_URL } }),
      () => releaseAll(places, { SITE_URL }, { by: 'start' }),
    ])
      await expect(work).rejects.toMatchObject({ name: 'Failure', message: refusal });
    await start();
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    expect(said.mock.calls).toEqual([[refusal]]);
  },
);

it('F74: ports are counted on from a first one, which 0 is not', () => {
  expect(portFrom({ PORT: '0' }, { usual: 3000 })).toBe(0);
  expect(portFrom({}, { usual: 3000, least: 1 })).toBe(3000);
  expect(() => portFrom({ API_PORT: '0' }, { name: 'API_PORT', usual: 3100, least: 1 })).toThrow(
    'API_PORT is "0": a number from 1 to 65535 was expected.',
  );
});

it('F74: says the port that is really listened on', async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  const line = await listen(server, '127.0.0.1', 0);
  expect(line).toContain(`http://localhost:${new URL(server.listeningOrigin).port} `);
});

it('F74: a second server on one data folder says so in a sentence', async () => {
  const places = temporaryPlaces();
  mkdirSync(join(places.dataDir, 'api'), { recursive: true });
  const giveBack = takeLock(join(places.dataDir, 'api/process.lock'));
  onTestFinished(() => giveBack?.());
  await expect(createServer({ places })).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringMatching(/is in use by process \d+: stop that process/),
  });
});
