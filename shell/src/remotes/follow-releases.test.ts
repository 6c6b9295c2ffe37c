import { beforeEach, expect, it, vi } from 'vitest';
import { followReleases } from './follow-releases';

const keepStylesOf = vi.fn();
followReleases(window, { keepStylesOf });
beforeEach(() => keepStylesOf.mockClear());

function standing(...releases: string[]): void {
  document.body.innerHTML = releases.map((url) => `<div data-release="${url}"></div>`).join('');
  dispatchEvent(new Event('single-spa:routing-event'));
}

it('F20: after a move the styles of what stands in a pane are kept', () => {
  standing('/remotes/mf-x/1/remoteEntry.js', '/remotes/mf-y/1/remoteEntry.js');
  expect(keepStylesOf).toHaveBeenCalledWith(['/remotes/mf-x/1/remoteEntry.js', '/remotes/mf-y/1/remoteEntry.js']);
});

it('F20: none goes while a pane waits for a release that may need them', () => {
  standing('/remotes/mf-x/1/remoteEntry.js', '');
  expect(keepStylesOf).not.toHaveBeenCalled();
});
