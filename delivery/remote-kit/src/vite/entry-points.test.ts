import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namesOfEntryPoint } from './entry-points';
import { sharedParts } from './shared-modules';

const shell = fileURLToPath(new URL('../../../../shell', import.meta.url));

it.each(Object.entries(sharedParts))(
  'every export of %s stands in one of its parts, and in one alone',
  (entryPoint, parts) => {
    const inParts = parts.flatMap((part) => namesOfEntryPoint(shell, part));
    expect(inParts.sort()).toEqual(namesOfEntryPoint(shell, entryPoint).sort());
  },
);
