import { expect, it } from 'vitest';
import { indexConditions, matchConditions } from './match-conditions';

const names = ["Parkinson's disease", "Ménière's disease", 'Guillain-Barré syndrome'];

it.each([
  ['an apostrophe', 'parkinson’s', "Parkinson's disease"],
  ['no accents', 'MENIERE', "Ménière's disease"],
  ['a dash', 'guillain–barre', 'Guillain-Barré syndrome'],
])('F445: a name is found by what a keyboard of a phone writes: %s', (_what, typed, found) => {
  const index = indexConditions(names.map((name) => ({ id: name, name })));
  expect(matchConditions(index, typed).map(({ name }) => name)).toEqual([found]);
});
