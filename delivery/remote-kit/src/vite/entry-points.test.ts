import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namesOfEntryPoint } from './entry-points';
import { sharedParts } from './shared-modules';

const remote = fileURLToPath(new URL('../../../../mf-billing', import.meta.url));

it.each(Object.entries(sharedParts))(
  'every export of %s stands in one of its parts, and in one alone',
  (entryPoint, parts) => {
    const inParts = parts.flatMap((part) => namesOfEntryPoint(remote, part));
    expect(inParts.sort()).toEqual(namesOfEntryPoint(remote, entryPoint).sort());
  },
);
