import { createStore } from '@careline/shared/host';
import { countTurns, createTestPlatform, SlowParts } from '@careline/shared/testing';
import { createLoadingIndicator } from '@careline/shared/ui';
import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import declaration from '../shell.manifest';
import { nothingChosen } from './appearance';
import { SiteError } from './errors/site-error';
import { createModules } from './modules';
import type { SiteState } from './navigation/site-state';
import { createWaiting } from './navigation/waiting';
import { isPrerendered, renderSite, SiteTree } from './render-site';
import { createRouteTable } from './routes/create-route-table';
import { registryOf } from './testing/test-site';
import { shellTexts } from './texts/shell-texts';
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

const partsOfTest = () => ({
  registry: createStore({ remotes: [] }),
  modules: createModules((take) => take({ declaration })),
  indicator: createLoadingIndicator(),
  isComplete: () => false,
  frame: { isOpenTo: () => false, load: async () => {} },
  waiting: createWaiting(),
  retry: () => {},
  appearance: nothingChosen,
});

it.each(['layout', 'sign', undefined])(
  'PD72: on entry the very outline stands that the document has painted, and no other: %s',
  async (painted) => {
    if (painted !== undefined) document.documentElement.dataset.painted = painted;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = painted === undefined ? '' : outlines;
    const outline = root.querySelector(`[data-outline="${painted}"]`);
    const platform = await createVisitorPlatform('/dashboard', 'en');
    const site = createStore({ location: platform.navigation.getSnapshot(), route: undefined, error: undefined });
    const shown = await act(async () => renderSite(root, platform, { ...partsOfTest(), site }));
    // Its words for a long wait would come after the test.
    onTestFinished(() => {
      act(() => shown?.unmount());
      root.remove();
      delete document.documentElement.dataset.painted;
    });
    expect(root.querySelector('[data-splash] [data-outline]')).toBe(outline);
    expect(root.querySelectorAll('[data-outline]')).toHaveLength(painted === undefined ? 0 : 1);
  },
);

it('F336: what is admitted first is not rendered in the turn of its admission, and remotes are told when its layout stands', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const platform = await createVisitorPlatform('/auth/login', 'en');
  const location = platform.navigation.getSnapshot();
  const site = createStore<SiteState>({ location, route: undefined, error: undefined });
  const [parts, onEntered] = [partsOfTest(), vi.fn()];
  await parts.modules.loadLayout('auth');
  const shown = flushSync(() => renderSite(place, platform, { ...parts, site, onEntered }));
  onTestFinished(() => {
    shown?.unmount();
    place.remove();
  });
  const route = createRouteTable(registryOf('auth', { '/auth/login': 'Sign in' })).get('/auth/login');
  flushSync(() => site.set({ location, route, error: undefined }));
  expect(place.querySelector('[data-splash]')).not.toBeNull();
  expect(onEntered).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(place.querySelector('[data-layout="auth"]')).not.toBeNull();
});

it('F339: no layout is asked for as an error comes up: Retry would wait for what was asked for before the line was back', async () => {
  const { platform } = await createTestPlatform({ path: '/dashboard', owner: 'shell', texts: shellTexts });
  const place = document.createElement('div');
  const location = platform.navigation.getSnapshot();
  const site = createStore<SiteState>({ location, route: undefined, error: undefined });
  const [own, load] = [partsOfTest(), vi.fn(async () => {})];
  const frame = { isOpenTo: () => site.getSnapshot().error !== undefined, load };
  await act(async () => renderSite(place, platform, { ...own, frame, site }));
  await act(async () => site.set({ location, route: undefined, error: new SiteError('The layout hangs') }));
  expect(place.querySelector('[role="alert"]')).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('F336: markup is taken over in slices', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const platform = await createVisitorPlatform('/professionals', 'en');
  const route = createRouteTable({ remotes: [] }).get('/professionals');
  const site = createStore<SiteState>({ location: platform.navigation.getSnapshot(), route, error: undefined });
  const onEntered = vi.fn();
  const own = partsOfTest();
  const modules = { ...own.modules, layout: () => SlowParts, page: () => undefined };
  const parts = { ...own, modules, site, entry: site.getSnapshot(), onEntered };
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  place.innerHTML = renderToString(<SiteTree platform={platform} parts={parts} />);
  const turns = countTurns();
  renderSite(place, platform, parts);
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalled());
  turns.stop();
  expect(turns.of.size).toBeGreaterThan(1);
});
