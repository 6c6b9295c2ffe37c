import { readAnything } from '@careline/shared/testing';
import { describe, it, vi } from 'vitest';
import { readAvailableNumbers } from './numbers/available-number';
import { readAudit, readRecyclingStatistics } from './numbers/recycling';
import { readStatistics } from './statistics/call-statistics';

const readers = { readAvailableNumbers, readAudit, readRecyclingStatistics, readStatistics };

describe('readers', () => {
  it.each(Object.entries(readers))('%s reads anything', (_name, read) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readAnything(read);
  });
});
