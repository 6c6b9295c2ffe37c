import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createTestPlatform } from '../testing';
import { usePageAction } from './use-page-action';

function Page({ begin }: { readonly begin: () => void }) {
  const [isReady, setIsReady] = useState(false);
  usePageAction('add-card', isReady ? begin : undefined);
  return (
    <button type="button" onClick={() => setIsReady(true)}>
      Ready
    </button>
  );
}

it('U23: a declared action begins once the page can, when it is out of the address, and again when it is chosen again', async () => {
  const { navigation, show } = await createTestPlatform({ path: '/cards?filter=old&action=add-card' });
  const addresses: string[] = [];
  const begin = vi.fn(() => void addresses.push(navigation.getSnapshot().href));
  show(<Page begin={begin} />);
  expect(addresses).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
  await vi.waitFor(() => expect(addresses).toEqual(['/cards?filter=old']));

  await act(() => navigation.navigate('/cards?action=other'));
  expect(begin).toHaveBeenCalledTimes(1);
  await act(() => navigation.navigate('/cards?action=add-card'));
  await vi.waitFor(() => expect(addresses).toEqual(['/cards?filter=old', '/cards']));
});
