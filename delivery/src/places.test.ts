import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placesFrom } from './places';

it.each([{}, { DATA_DIR: '' }])(
  'F221: data have a folder of their own where DATA_DIR says nothing: %j',
  (environment) => {
    const { root, dataDir } = placesFrom(environment);
    expect(dataDir).toBe(join(root, '.data'));
  },
);
