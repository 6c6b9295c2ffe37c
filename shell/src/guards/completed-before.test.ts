import { safeStorage } from '@careline/shared/host';
import { beforeEach, expect, it } from 'vitest';
import { createCompletedBefore } from './completed-before';

const onDevice = () => createCompletedBefore(safeStorage(() => localStorage));

beforeEach(() => localStorage.clear());

it('PD62: remembers on the device who was complete, each user alone', () => {
  onDevice().note('ana', true);
  expect(onDevice().has('ana')).toBe(true);
  expect(onDevice().has('ben')).toBe(false);
  expect(onDevice().has(undefined)).toBe(false);
});

it('PD62: forgets who was found incomplete, and everybody at a sign-out', () => {
  onDevice().note('ana', true);
  onDevice().note('ben', true);
  onDevice().note('ana', false);
  expect(onDevice().has('ana')).toBe(false);
  localStorage.setItem('theme', 'blue');
  onDevice().forgetAll();
  expect(onDevice().has('ben')).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
