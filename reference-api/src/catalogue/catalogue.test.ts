import { describe, expect, it } from 'vitest';
import { skills } from './skills';

const lists = [{ title: 'skills', list: skills, atLeast: 420, atMost: 1000 }];

describe.each(lists)('the catalogue of $title', ({ list, atLeast, atMost }) => {
  // The upper bound is the limit of the client's single request (specification.md §9): a longer list would be cut off.
  it('is long enough to be searched in and short enough to be read in one request', () => {
    expect(list.length).toBeGreaterThanOrEqual(atLeast);
    expect(list.length).toBeLessThanOrEqual(atMost);
  });

  it('names nothing twice, whatever the case', () => {
    const seen = new Set<string>();
    const repeated = list.filter((name) => {
      const key = name.toLowerCase();
      const isRepeated = seen.has(key);
      seen.add(key);
      return isRepeated;
    });
    expect(repeated).toEqual([]);
  });

  it('is written in trimmed sentence case, with no numbered fillers', () => {
    expect(list.filter((name) => name !== name.trim() || /\s{2}/.test(name))).toEqual([]);
    expect(list.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
    expect(list.filter((name) => /(?<!\btype )\d+$/i.test(name))).toEqual([]);
    expect(list.filter((name) => name.length < 3 || name.length > 80)).toEqual([]);
  });
});
