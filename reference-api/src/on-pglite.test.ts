import { describe } from 'vitest';
import { everySuite } from './testing/every-suite';
import { useTestApi } from './testing/test-api';

describe('the API on PGlite', { timeout: 120_000 }, () => {
  everySuite(useTestApi(() => ({})));
});
