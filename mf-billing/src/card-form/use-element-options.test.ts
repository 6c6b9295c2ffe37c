import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useElementOptions } from './use-element-options';

it('F420: the card provider’s field follows the appearance while somebody types', async () => {
  const { result, unmount } = renderHook(() => useElementOptions());
  const day = result.current.style.base.color;
  document.documentElement.dataset.appearance = 'dark';
  await waitFor(() => expect(result.current.style.base.color).not.toBe(day));
  delete document.documentElement.dataset.appearance;
  await waitFor(() => expect(result.current.style.base.color).toBe(day));
  unmount();
});
