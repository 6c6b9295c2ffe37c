import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkeletonRows } from './skeleton';
import { SkeletonStats, SkeletonTable } from './skeleton-data';
import { renderForTest } from './testing/render';

/** The lines that stand in each row of a shape, below each other. */
const bars = (container: Element) => container.querySelectorAll('.bar').length;

it('the shape of figures has a line for each note, so that it is as high as they are', () => {
  const plain = renderForTest(<SkeletonStats stats={3} />);
  expect(bars(plain.container)).toBe(6);
  plain.unmount();
  expect(bars(renderForTest(<SkeletonStats stats={3} notes />).container)).toBe(9);
});

it('the shape of a table says once that it loads, and has the second line and the button of each row', () => {
  const { container } = renderForTest(<SkeletonTable rows={2} columns={3} secondLine twoLines actions />);
  expect(screen.getAllByText('Loading…')).toHaveLength(1);
  expect(bars(container)).toBe(3 + 2 * (3 + 1 + 1));
});

it('rows of one line have no picture', () => {
  const { container } = renderForTest(<SkeletonRows rows={8} kind="line" />);
  expect(container.querySelectorAll('.row')).toHaveLength(8);
  expect(container.querySelectorAll('.disc')).toHaveLength(0);
});
