import { expect, it } from 'vitest';
import { growthFaults } from '../soak/growth';

// What the first document of seed 1 held at every second sample.
const held = [717, 836, 858, 899, 964, 987, 988, 999, 999, 1017, 1044, 1047, 1047, 1044, 1044, 1044, 1054, 1054];

const samplesOf = (nodes: readonly number[], listeners = 2000) =>
  nodes.map((count, index) => ({ step: 200 * index, documents: 1, nodes: count, listeners, heapMb: 10 }));

it('F6: a document may warm up, and then it no longer grows', () => {
  expect(growthFaults(samplesOf(held))).toEqual([]);
  const leaking = held.map((count, index) => count + 12 * index);
  expect(growthFaults(samplesOf(leaking))).toEqual(['nodes grew from 1125 to 1224 within one document']);
  expect(growthFaults(samplesOf(held.slice(0, 3), 4700))).toEqual(['4700 listeners are left in a document']);
});
