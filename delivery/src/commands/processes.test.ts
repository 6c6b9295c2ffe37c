import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const processes = new URL('../../bin/processes.mjs', import.meta.url).href;

it('T9: a tool, and what it has started, end with the process that runs it', async () => {
  const script = `import { runTool } from '${processes}'; await runTool('sh', ['-c', 'echo started; sleep 60; true'], {});`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  parent.kill('SIGTERM');
  // Only when nobody has its output any more, the sleep included.
  await once(parent, 'close');
  expect(parent.exitCode).toBe(1);
});

it('F228: a tool that is not installed is named', () => {
  const script = `import { runTool } from '${processes}'; process.exitCode = await runTool('/nowhere/tsc', [], {});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    '/nowhere/tsc cannot be started (ENOENT): install the packages of package.json.\n',
  ]);
});
