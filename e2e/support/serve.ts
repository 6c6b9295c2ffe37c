import { makeReadyDatabase } from '../../reference-api/src/testing/ready-database';
import { serveSite } from './site';

const owner = Number(process.env.E2E_OWNER);
if (owner) setInterval(() => isGone(owner) && process.exit(1), 500).unref();

// For the sites that tests start beside this one.
await makeReadyDatabase();
const stop = await serveSite(Number(process.argv[2]));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

/** Whoever started this cannot always say goodbye. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
