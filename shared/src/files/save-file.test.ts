import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

it('a file can still be read after the click, and is let go of 40 s later', () => {
  const later = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(later.signal);
  const revokeObjectURL = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('calls.csv', 'text/csv', 'a,b');
  expect(click).toHaveBeenCalledOnce();
  expect(revokeObjectURL).not.toHaveBeenCalled();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(40_000);
  later.abort();
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:test');
});
