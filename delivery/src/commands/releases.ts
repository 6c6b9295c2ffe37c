import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { settled } from '../lock';
import { type Places, placesFrom } from '../places';
import type { Activity } from '../release/activity';
import { readRegistry } from '../release/live-registry';
import { overview } from '../release/overview';
import { repair } from '../release/repair';
import { refuseArguments } from './refuse-arguments';

/** `pnpm releases`: what is live, since when, who made it from what, and what can be rolled back to. `--repair` rebuilds a damaged registry. */
export async function run(args: readonly string[]): Promise<void> {
  const [option, ...others] = args;
  refuseArguments(option === '--repair' ? others : args, 'pnpm releases, or pnpm releases --repair,');
  const places = placesFrom(process.env);
  return option === '--repair' ? repairAndTell(places) : list(places);
}

async function list(places: Places): Promise<void> {
  await settled(places);
  const rows = overview(places);
  if (rows.length === 0) console.log('There is no release yet: pnpm release --all.');
  for (const { name, live, made, others } of rows) {
    console.log(`${name.padEnd(16)} ${live.padEnd(18)} live since ${made?.at ?? 'unknown'}`);
    const indent = ' '.repeat(17);
    if (made?.user !== undefined) console.log(indent + originInWords(made));
    if (others.length > 0) console.log(`${indent}others: ${others.join(', ')}`);
  }
  if (rows.length > 0 && isChangedByHand(places))
    console.log(`${places.registry} was changed by hand since the site was composed: pnpm compose makes that live.`);
}

async function repairAndTell(places: Places): Promise<void> {
  const { live, lost } = await repair(places);
  for (const [name, id] of live) console.log(`${name.padEnd(16)} ${id.padEnd(18)} is live`);
  for (const name of lost) console.log(`${name} has no whole release left: pnpm release ${name} makes one.`);
}

function isChangedByHand(places: Places): boolean {
  const now = readRegistry(places);
  // A site of the layout before was composed from a registry that did not name the shell.
  const composed = { shell: now.shell, ...JSON.parse(readFileSync(join(places.site, 'registry.json'), 'utf8')) };
  return !isDeepStrictEqual(composed, now);
}

function originInWords({ action, by, user, commit, dirty, message }: Activity): string {
  const what = action === 'rollback' ? 'rolled back' : by === 'start' ? 'released by a start' : 'released';
  const from = commit === undefined ? '' : ` from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return `${what} by ${user}${from}${message === undefined ? '' : `: ${message}`}`;
}
