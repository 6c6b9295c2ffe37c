import { createStore } from '@careline/shared/host';
import { createLoadingIndicator } from '@careline/shared/ui';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import declaration from '../shell.manifest';
import { nothingChosen } from './appearance';
import { createModules } from './modules';
import { createWaiting } from './navigation/waiting';
import { prerender } from './prerender';
import { SiteTree } from './render-site';
import { createRouteTable } from './routes/create-route-table';
import { publicTexts } from './texts/shell-texts';
import { createVisitorPlatform } from './visitor-platform';

const pages = await prerender();

function pageAt(path: string, locale: string) {
  const page = pages[path]?.[locale];
  if (!page) throw new Error(`${path} was not prerendered in ${locale}.`);
  return page;
}

afterEach(() => document.body.replaceChildren());

describe.each(['en', 'es', 'ru'] as const)('in %s', (locale) => {
  it.each(Object.keys(pages))('R4 R9 R28: %s is markup in the default layout, without any style attribute', (path) => {
    const { html, title, description } = pageAt(path, locale);
    expect(html).toContain('data-layout="default"');
    expect(html).not.toMatch(/ style=/);
    // A text that is missing shows its key.
    expect(html).not.toMatch(/>[a-z]+(\.[a-zA-Z]+)+</);
    expect(title).toMatch(/ · Careline$/);
    expect(description.length).toBeGreaterThan(60);
    document.body.innerHTML = html;
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('a[href$="/page:register"]')?.getAttribute('href')).toBe(
      locale === 'en' ? '/page:register' : `/${locale}/page:register`,
    );
  });
});

/** Hydrates the markup of a page as the browser of a visitor does, or of somebody who is signed in. */
async function hydrate(path: string, { isAuthenticated = false } = {}) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = pageAt(path, 'es').html;
  const visitor = await createVisitorPlatform(path, 'es');
  await visitor.texts.load('public', publicTexts);
  const session = createStore({ ...visitor.session.getSnapshot(), isAuthenticated });
  const platform = { ...visitor, session: { ...visitor.session, ...session } };
  const route = createRouteTable({ remotes: [] }).get(path);
  if (!route) throw new Error('no route');
  const modules = createModules((take) => take({ declaration }));
  await modules.load(route);
  const onRecoverableError = vi.fn();
  const parts = {
    appearance: nothingChosen,
    site: createStore({ location: platform.navigation.getSnapshot(), route, error: undefined }),
    registry: createStore({ remotes: [] }),
    modules,
    indicator: createLoadingIndicator(),
    outlet: document.createElement('div'),
    isComplete: () => false,
    frame: { isOpenTo: () => false, load: async () => {} },
    waiting: createWaiting(),
    retry: () => {},
  };
  const heading = root.querySelector('h1');
  await act(async () => void hydrateRoot(root, <SiteTree platform={platform} parts={parts} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('h1')).toBe(heading);
}

it.each(Object.keys(pages))('the markup of %s is hydrated without a difference', (path) => hydrate(path));

it.each(Object.keys(pages))(
  'PD6: so is that of %s for a signed-in user, who is then led to the dashboard',
  async (path) => {
    await hydrate(path, { isAuthenticated: true });
    expect(document.querySelector('a[href$="/page:register"]')).toBeNull();
    expect(document.querySelector('a[href$="/page:dashboard"]')).not.toBeNull();
  },
);

it('renders the public pages of the shell, and no other', () => {
  const listed = declaration.pages.filter((page) => page.access === 'public').map((page) => page.path);
  expect(Object.keys(pages)).toEqual(listed);
});
