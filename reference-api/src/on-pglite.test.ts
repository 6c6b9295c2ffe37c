import { describe } from 'vitest';
import { everySuite } from './testing/every-suite';
import { useDataDir } from './testing/new-data-dir';
import { useTestApi } from './testing/test-api';

describe('the API on PGlite', { timeout: 120_000 }, () => {
  const dataDir = useDataDir();
  everySuite(useTestApi(() => ({ dataDir })));
});
