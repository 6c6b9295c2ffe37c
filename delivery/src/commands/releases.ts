import { placesFrom } from '../places';
import { overview } from '../release/overview';
import { refuseArguments } from './refuse-arguments';

/** `pnpm releases`: what is live, since when, and what can be rolled back to. */
export async function run(args: readonly string[]): Promise<void> {
  refuseArguments(args, 'pnpm releases');
  const rows = overview(placesFrom(process.env));
  if (rows.length === 0) console.log('There is no release yet: pnpm release --all.');
  for (const row of rows) {
    console.log(`${row.name.padEnd(16)} ${row.live.padEnd(18)} live since ${row.since}`);
    if (row.others.length > 0) console.log(`${' '.repeat(17)}others: ${row.others.join(', ')}`);
  }
}
