import { createStore } from '@careline/shared/host';
import { createLoadingIndicator } from '@careline/shared/ui';
import { act } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import declaration from '../shell.manifest';
import { nothingChosen } from './appearance';
import { createModules } from './modules';
import { createWaiting } from './navigation/waiting';
import { isPrerendered, renderSite } from './render-site';
import { createVisitorPlatform } from './visitor-platform';

const outlines = '<div data-outline="sign" hidden></div><div data-outline="layout" hidden><p>Outline</p></div>';

it.each([
  ['', false],
  ['<div>A public page</div>', true],
  [outlines, false],
])('markup of a public page is told from an outline: %s', (markup, expected) => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  expect(isPrerendered(root)).toBe(expected);
});

it.each(['layout', 'sign', undefined])(
  'PD72: on entry the very outline stands that the document has painted, and no other: %s',
  async (painted) => {
    if (painted !== undefined) document.documentElement.dataset.painted = painted;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = painted === undefined ? '' : outlines;
    const outline = root.querySelector(`[data-outline="${painted}"]`);
    const platform = await createVisitorPlatform('/dashboard', 'en');
    const shown = await act(async () =>
      renderSite(root, platform, {
        site: createStore({ location: platform.navigation.getSnapshot(), route: undefined, error: undefined }),
        registry: createStore({ remotes: [] }),
        modules: createModules(declaration),
        indicator: createLoadingIndicator(),
        isComplete: () => false,
        frame: { isOpenTo: () => false, load: async () => {} },
        waiting: createWaiting(),
        retry: () => {},
        appearance: nothingChosen,
      }),
    );
    // Its words for a long wait would come after the test.
    onTestFinished(() => {
      act(() => shown.unmount());
      root.remove();
      delete document.documentElement.dataset.painted;
    });
    expect(root.querySelector('[data-splash] [data-outline]')).toBe(outline);
    expect(root.querySelectorAll('[data-outline]')).toHaveLength(painted === undefined ? 0 : 1);
  },
);
