import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DropdownMenu } from './dropdown-menu';
import { renderForTest } from './testing/render';

it('AX19: an open menu stands in the landmark of its button', async () => {
  renderForTest(
    <header>
      <DropdownMenu
        trigger={<button type="button">Account</button>}
        items={[{ label: 'Sign out', onSelect: vi.fn() }]}
      />
    </header>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Account' }), { key: 'Enter' });
  const banner = screen.getByRole('banner');
  expect(await within(banner).findByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});
