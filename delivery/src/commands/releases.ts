import { Failure } from '../failure';
import { readHealth } from '../health/health-files';
import { healthInWords } from '../health/in-words';
import { judge } from '../health/judge';
import { settledIfWritable } from '../lock';
import { type Places, placesFrom } from '../places';
import type { Activity } from '../release/activity';
import { archive } from '../release/archive';
import { triedRelease } from '../release/canary';
import { isChangedByHand } from '../release/edited-registry';
import { readRegistry } from '../release/live-registry';
import { overview } from '../release/overview';
import { prune } from '../release/prune';
import { repair } from '../release/repair';
import { refuseArguments } from './refuse-arguments';

/** `pnpm releases`: what is live, since when, who made it from what, how browsers find it, and what can be rolled back to. `--repair` rebuilds a damaged registry, `--prune 10` removes old releases, `--archive <file>` is a backup. */
export async function run(args: readonly string[]): Promise<void> {
  const [option, ...others] = args;
  const places = placesFrom(process.env);
  if (option === '--prune') return pruneAndTell(places, others);
  if (option === '--archive') return archiveAndTell(places, others);
  refuseArguments(
    option === '--repair' ? others : args,
    'pnpm releases, with --repair, --prune 10 or --archive releases.tar.zst, or without,',
  );
  return option === '--repair' ? repairAndTell(places) : list(places);
}

async function list(places: Places): Promise<void> {
  await settledIfWritable(places);
  const rows = overview(places);
  const health = readHealth(places);
  const registry = readRegistry(places);
  if (rows.length === 0) console.log('There is no release yet: pnpm release --all.');
  for (const { name, live, made, others } of rows) {
    console.log(`${name.padEnd(16)} ${live.padEnd(18)} live since ${made?.at ?? 'unknown'}`);
    const indent = ' '.repeat(17);
    if (made?.user !== undefined) console.log(indent + originInWords(made));
    console.log(indent + healthInWords(health(name, live)));
    const tried = triedRelease(registry, name);
    if (tried)
      console.log(
        `${indent}${tried.id} is tried by ${tried.share} % of the browsers: ${healthInWords(health(name, tried.id))}`,
      );
    const told = others.filter((id) => id !== tried?.id).map((id) => `${id} (${judge(health(name, id))})`);
    if (told.length > 0) console.log(`${indent}others: ${told.join(', ')}`);
  }
  if (rows.length > 0 && isChangedByHand(places))
    console.log(`${places.registry} was changed by hand since the site was composed: pnpm compose makes that live.`);
}

async function repairAndTell(places: Places): Promise<void> {
  const { live, lost } = await repair(places);
  for (const [name, id] of live) console.log(`${name.padEnd(16)} ${id.padEnd(18)} is live`);
  for (const name of lost) console.log(`${name} has no whole release left: pnpm release ${name} makes one.`);
}

async function pruneAndTell(places: Places, [count = '', ...others]: readonly string[]): Promise<void> {
  if (!/^[1-9]\d*$/.test(count) || others.length > 0)
    throw new Failure('Say how many releases of each part stay: pnpm releases --prune 10. Nothing was done.');
  for (const { name, removed, left } of await prune(places, Number(count)))
    console.log(`${name.padEnd(16)} ${removed.length} removed, ${left.length} left`);
}

async function archiveAndTell(places: Places, [file, ...others]: readonly string[]): Promise<void> {
  if (file === undefined || !/\.tar(\.\w+)?$/.test(file) || others.length > 0)
    throw new Failure(
      'Say where the archive goes: pnpm releases --archive /var/lib/backup/releases.tar.zst. Nothing was done.',
    );
  await archive(places, file);
  console.log(`${file} has the live site and all releases.`);
}

function originInWords({ action, by, user, commit, dirty, message, verified }: Activity): string {
  const what = action === 'rollback' ? 'rolled back' : by === 'start' ? 'released by a start' : 'released';
  const made = action === 'rollback' ? ' to what was made' : '';
  const from = commit === undefined ? '' : `${made} from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  const unproved = verified === false ? ', not verified' : '';
  return `${what} by ${user}${from}${unproved}${message === undefined ? '' : `: ${message}`}`;
}
