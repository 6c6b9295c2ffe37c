import { createStore } from '@careline/shared/host';
import { createLoadingIndicator } from '@careline/shared/ui';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createModules, moduleLoaders } from './modules';
import { publicPaths, renderPublicPage, shellPages } from './prerender';
import { SiteTree } from './render-site';
import { createRouteTable } from './routes/route-table';
import { createVisitorPlatform } from './visitor-platform';

afterEach(() => document.body.replaceChildren());

describe.each(['en', 'es', 'ru'] as const)('in %s', (locale) => {
  it.each(publicPaths)('R4 R9 R28: %s is markup in the default layout, without any style attribute', async (path) => {
    const { html, title, description } = await renderPublicPage({ path, locale });
    expect(html).toContain('data-layout="default"');
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/>(home|professionals|nav|footer)\.[a-z.]+</);
    expect(title).toMatch(/ · Careline$/);
    expect(description.length).toBeGreaterThan(60);
    document.body.innerHTML = html;
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('a[href$="/auth/register"]')?.getAttribute('href')).toBe(
      locale === 'en' ? '/auth/register' : `/${locale}/auth/register`,
    );
  });
});

it.each(publicPaths)('the markup of %s is hydrated without a difference', async (path) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = (await renderPublicPage({ path, locale: 'es' })).html;
  const platform = await createVisitorPlatform(path, 'es');
  const route = createRouteTable({ remotes: [] }).get(path);
  if (!route) throw new Error('no route');
  const modules = createModules(moduleLoaders);
  await modules.load(route);
  const onRecoverableError = vi.fn();
  const parts = {
    site: createStore({ location: platform.navigation.getSnapshot(), route, error: undefined }),
    registry: createStore({ remotes: [] }),
    modules,
    indicator: createLoadingIndicator(),
    outlet: document.createElement('div'),
    retry: () => {},
  };
  const heading = root.querySelector('h1');
  await act(async () => void hydrateRoot(root, <SiteTree platform={platform} parts={parts} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('h1')).toBe(heading);
});

it('refuses to render a page that is not public', async () => {
  await expect(renderPublicPage({ path: '/dashboard', locale: 'en' })).rejects.toThrow('/dashboard is no public page');
});

it('tells compose layout, titles and modules of each page of the shell', () => {
  expect(Object.keys(shellPages)).toEqual(['/', '/professionals', '/dashboard']);
  for (const page of Object.values(shellPages)) expect(page.title.ru).toMatch(/[а-я]/);
});
