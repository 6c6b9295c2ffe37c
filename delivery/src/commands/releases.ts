import { placesFrom } from '../places';
import type { Activity } from '../release/activity';
import { overview } from '../release/overview';
import { refuseArguments } from './refuse-arguments';

/** `pnpm releases`: what is live, since when, who made it from what, and what can be rolled back to. */
export async function run(args: readonly string[]): Promise<void> {
  refuseArguments(args, 'pnpm releases');
  const rows = overview(placesFrom(process.env));
  if (rows.length === 0) console.log('There is no release yet: pnpm release --all.');
  for (const { name, live, made, others } of rows) {
    console.log(`${name.padEnd(16)} ${live.padEnd(18)} live since ${made?.at ?? 'unknown'}`);
    const indent = ' '.repeat(17);
    if (made?.user !== undefined) console.log(indent + originInWords(made));
    if (others.length > 0) console.log(`${indent}others: ${others.join(', ')}`);
  }
}

function originInWords({ action, by, user, commit, dirty, message }: Activity): string {
  const what = action === 'rollback' ? 'rolled back' : by === 'start' ? 'released by a start' : 'released';
  const from = commit === undefined ? '' : ` from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return `${what} by ${user}${from}${message === undefined ? '' : `: ${message}`}`;
}
