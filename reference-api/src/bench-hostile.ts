import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileInputs, sendHostile } from './testing/hostile-inputs';
import { killServerProcess, startServerProcess } from './testing/server-process';

// Prints how long hostile inputs of 100 KB keep the API, the best of three each; ends with 1 when one takes more than half a second.
// Usage: tsx reference-api/src/bench-hostile.ts
const limit = 500;
const dataDir = mkdtempSync(join(tmpdir(), 'careline-hostile-'));
const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const rows: Record<string, { status: number; ms: number }> = {};
for (const input of hostileInputs) {
  const tries: { status: number; took: number }[] = [];
  for (let round = 0; round < 3; round += 1) tries.push(await sendHostile(server.url, input));
  rows[input.title] = { status: tries[0]?.status ?? 0, ms: Math.round(Math.min(...tries.map(({ took }) => took))) };
}
await killServerProcess(server);
rmSync(dataDir, { recursive: true, force: true });
console.table(rows);
if (Object.values(rows).some(({ ms }) => ms > limit)) process.exitCode = 1;
