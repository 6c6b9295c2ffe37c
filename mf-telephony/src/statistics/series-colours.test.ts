import { expect, it } from 'vitest';
import { coloursOf } from './series-colours';

it.each([
  [
    ['answered', 'missed', 'voicemail'],
    ['answered', 'missed', 'data1'],
  ],
  [
    ['completed', 'busy', 'no-answer', 'failed', 'canceled'],
    ['answered', 'missed', 'data1', 'data2', 'data3'],
  ],
  [
    ['one', 'two', 'three', 'four', 'five', 'six'],
    ['data1', 'data2', 'data3', 'other', 'missed', 'answered'],
  ],
])('F385: no two of %j have one colour', (kinds, colours) => {
  expect(coloursOf(kinds)).toEqual(colours);
});
