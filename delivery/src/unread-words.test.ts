import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryPlaces } from './testing/fake-site';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

it('T1: a command whose reader has left ends without a stack', () => {
  const { dataDir } = temporaryPlaces();
  // `true` is gone long before the command has its first word.
  const command =
    '"$0" --import "$1" "$2" releases 2>"$DATA_DIR.words" | true; cat "$DATA_DIR.words"; rm "$DATA_DIR.words"';
  const words = execFileSync('sh', ['-c', command, process.execPath, import.meta.resolve('tsx'), cli], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(words).toBe('');
});
