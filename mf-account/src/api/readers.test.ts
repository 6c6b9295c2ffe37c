import { readAnything } from '@careline/shared/testing';
import { describe, it, vi } from 'vitest';
import { readConditions } from './catalogue/catalogue-calls';

describe('readers', () => {
  it.each(Object.entries({ readConditions }))('%s reads anything', (_name, read) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readAnything(read);
  });
});
