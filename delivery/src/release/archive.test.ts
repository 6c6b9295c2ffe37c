import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { compose } from '../compose/compose';
import { listFiles } from '../files';
import { dayOf, writeTotals } from '../health/health-files';
import { type Places, placesIn, workspaceRoot } from '../places';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { archive } from './archive';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { prepareRemote, releaseId } from './remote-release';
import { rollBack } from './rollback';

const unit = readFileSync(new URL('../../production/careline-backup.service', import.meta.url), 'utf8');
const missing = spawnSync('zstd', ['--version']).error && 'zstd not found: the unit is not run';

/** One site with two releases of mf-billing, and enough to read that something happens meanwhile. */
async function busySite() {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  const ids: string[] = [];
  for (const source of ['one', 'two']) {
    const release = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
    await activate(places, { remotes: { 'mf-billing': release } });
    ids.push(releaseId(release));
  }
  write(places.published, 'remotes/mf-account/1.0.0-0000/large.js', randomBytes(2 ** 25));
  return { places, ids, stop: keepBusy(places, ids) };
}

/** Rolls back and forth, and writes what a server writes, until it is told to stop. */
function keepBusy(places: Places, ids: readonly string[]): () => Promise<void> {
  let isOver = false;
  const loop = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await rollBack(places, 'mf-billing', { wanted: ids[turn % 2] });
      writeTotals(places, dayOf(new Date()), 'server', new Map());
      write(places.dataDir, `builds/${turn}/file`, '');
      await wait(60);
    }
  })();
  const stop = () => {
    isOver = true;
    return loop;
  };
  onTestFinished(stop);
  return stop;
}

function restored(file: string, root: string): Places {
  const places = placesIn(root, join(root, 'restored'));
  mkdirSync(places.dataDir);
  const { status } = spawnSync('tar', ['--extract', '--file', file, '--directory', places.dataDir]);
  expect(status).toBe(0);
  return places;
}

it('F66: an archive that is made while releases go on is whole, and all that is needed to go on from it', async () => {
  const { places, ids, stop } = await busySite();
  write(places.dataDir, 'release.lock.1-2.tmp/lock', '');
  const file = join(places.root, 'releases.tar.gz');
  await archive(places, file);
  await stop();
  const back = restored(file, places.root);
  expect(readdirSync(back.dataDir).toSorted()).toEqual(['compositions', 'live', 'published', 'releases']);
  expect(readdirSync(back.compositions)).toHaveLength(1);
  const live = liveIds(back).get('mf-billing');
  expect(ids).toContain(live);
  const pages = (site: string) => listFiles(site).filter((path) => path.endsWith('.html'));
  expect(pages(back.site)).toEqual(pages(places.site));
  compose(back);
  const other = ids.find((id) => id !== live);
  await rollBack(back, 'mf-billing', { wanted: other });
  expect(liveIds(back).get('mf-billing')).toBe(other);
});

it('F66: an archive that could not be written is told with the reason, and the lock is free again', async () => {
  const places = temporaryPlaces();
  await expect(archive(places, join(places.root, 'nowhere/releases.tar'))).rejects.toThrow(
    /^tar ended with 2, and no archive was written: .*nowhere/,
  );
  expect(readdirSync(places.dataDir)).toEqual([]);
});

it.skipIf(missing)(
  `F66: the nightly backup ends well while releases go on (${missing ?? 'its own script'})`,
  async () => {
    const { places, stop } = await busySite();
    const folder = join(places.root, 'backup');
    write(places.root, 'bin/pg_dump', '#!/bin/sh\ntouch $(echo $2 | cut -d= -f2)\n');
    spawnSync('chmod', ['+x', join(places.root, 'bin/pg_dump')]);
    mkdirSync(folder);
    const [, script = ''] = /^ExecStart=\/bin\/sh -ec '(.*?)'$/ms.exec(unit) ?? [];
    const here = script
      .replaceAll(/\\\n/g, '')
      .replaceAll('%%', '%')
      .replaceAll('/var/lib/careline-backup', folder)
      .replaceAll('/usr/bin/node', process.execPath);
    const night = spawn('/bin/sh', ['-ec', here], {
      cwd: workspaceRoot(),
      env: {
        ...process.env,
        DATA_DIR: places.dataDir,
        DATABASE_URL: '',
        PATH: `${places.root}/bin:${process.env.PATH}`,
      },
      stdio: 'inherit',
    });
    expect(await once(night, 'close')).toEqual([0, null]);
    await stop();
    const left = readdirSync(folder).map((name) => name.replace(/^\d{4}-\d\d-\d\d/, 'day'));
    expect(left.toSorted()).toEqual(['day.dump', 'day.tar.zst']);
  },
);
