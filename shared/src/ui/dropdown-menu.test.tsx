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

it.each([
  ['goes back to its button', 'button'],
  ['stays where it has gone meanwhile', 'h1'],
])('F49: with a closed menu the focus %s', async (_, name) => {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  document.body.append(heading);
  renderForTest(
    <DropdownMenu
      trigger={<button type="button">Account</button>}
      items={[{ label: 'Billing', onSelect: () => name === 'h1' && queueMicrotask(() => heading.focus()) }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  const menu = await screen.findByRole('menu');
  const isOver = new Promise((resolve) => menu.addEventListener('focusScope.autoFocusOnUnmount', resolve));
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Billing' }), { key: 'Enter' });
  await isOver;
  expect(document.activeElement?.localName).toBe(name);
});
