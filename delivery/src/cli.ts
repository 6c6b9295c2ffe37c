import { commandNamed, helpFor } from './commands/commands';
import { packPages } from './compose/pack-pages';
import { inShort } from './failure';
import { placesFrom } from './places';
import { ignoreLeftReaders } from './unread-words';

/** Those after which other pages may be live. */
const makingLive = new Set(['compose', 'follow', 'promote', 'release', 'retire', 'rollback', 'withdraw']);

ignoreLeftReaders(process.stdout, process.stderr);

const [name = '', ...args] = process.argv.slice(2);
const help = helpFor(process.argv.slice(2));
try {
  if (help === undefined) {
    const { run } = await commandNamed(name).load();
    await run(args);
    if (makingLive.has(name)) await packPages(placesFrom(process.env));
  } else console.log(help);
} catch (error) {
  console.error(inShort(error, placesFrom(process.env).dataDir));
  process.exitCode = 1;
}
