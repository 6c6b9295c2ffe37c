import { describe, expect, it } from 'vitest';
import { conditionNames, skillNames } from './catalogue-names';

// The upper bounds are the limits of the client's single requests (R179, R180): a longer list would be cut off.
const lists = [
  { title: 'skills', list: skillNames, atLeast: 420, atMost: 1000 },
  { title: 'conditions', list: conditionNames, atLeast: 2550, atMost: 3000 },
];

describe.each(lists)('the catalogue of $title', ({ list, atLeast, atMost }) => {
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
    expect(list.filter((name) => name !== name.trim() || /\s{2}|["`|,]$/.test(name))).toEqual([]);
    expect(list.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
    expect(list.filter((name) => /(^|\s)\d+$/.test(name))).toEqual([]);
    expect(list.filter((name) => name.length < 3 || name.length > 60)).toEqual([]);
  });
});

it('holds what patients would type', () => {
  expect(conditionNames).toEqual(
    expect.arrayContaining([
      'Knee pain when climbing stairs',
      'Fear of flying',
      'Baby colic',
      'Trouble falling asleep',
      'Tennis elbow',
      'High blood pressure',
      'Ankle sprain',
      'Peanut allergy',
      'Recovery after hip replacement',
    ]),
  );
});
