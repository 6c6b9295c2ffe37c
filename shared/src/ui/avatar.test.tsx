import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Avatar } from './avatar';
import { renderForTest } from './testing/render';

it('F234: in a browser that speaks Turkish, whose large I may have a dot, the initials of “ines ibarra” have none', () => {
  const upper = String.prototype.toLocaleUpperCase;
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return upper.call(this, 'tr');
  });
  renderForTest(<Avatar name="ines ibarra" />);
  expect(screen.getByText('II')).toBeTruthy();
});
