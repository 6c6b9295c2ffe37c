import { afterAll, describe } from 'vitest';
import { everySuite } from './testing/every-suite';
import { findPostgresql, type RunningPostgresql, startPostgresql } from './testing/start-postgresql';
import { useTestApi } from './testing/test-api';

const binaries = findPostgresql();
if (binaries === undefined) console.warn('No initdb was found: the tests on PostgreSQL are skipped.');

describe.skipIf(binaries === undefined)('the API on PostgreSQL', () => {
  let server: RunningPostgresql | undefined;
  // Hooks after a file run last-in first-out: registered before useTestApi, this one stops the server after the API.
  afterAll(() => server?.stop());
  everySuite(
    useTestApi(async () => {
      server = await startPostgresql(binaries ?? '');
      return { databaseUrl: server.url };
    }),
  );
});
