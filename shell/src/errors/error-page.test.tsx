import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSiteAt } from '../testing/test-site';
import { SiteError } from './site-error';

it('R30 R31: the error page shows code, message and description, and offers Retry', async () => {
  await renderSiteAt({ path: '/dashboard', signedIn: false, error: new SiteError('The chunk is gone') });
  expect(screen.getByText('500')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeDefined();
  expect(screen.getByText('The chunk is gone')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

it('R32: 404 has a view of its own, with the way home and nothing to retry', async () => {
  const error = new SiteError('Page not found: /nope', { status: 404 });
  await renderSiteAt({ path: '/nope', signedIn: false, error });
  expect(screen.getByText('404')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
  expect(screen.getByText('Page not found: /nope')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
});

it('R32: who is signed in is led to the dashboard first', async () => {
  const error = new SiteError('Page not found: /nope', { status: 404 });
  await renderSiteAt({ path: '/nope', error });
  const ways = screen.getAllByRole('link', { name: /^Go / });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/dashboard', '/']);
  expect(ways.map((way) => way.className.includes('primary'))).toEqual([true, false]);
});

it('AX12: who meets it in a foreign language can switch', async () => {
  const error = new SiteError('Page not found: /nope', { status: 404 });
  await renderSiteAt({ path: '/nope', signedIn: false, error });
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Theme' })).toBeDefined();
});

it('R33: another status uses the generic view with its code', async () => {
  await renderSiteAt({
    path: '/x',
    signedIn: false,
    error: new SiteError('Later', { status: 503, statusMessage: 'Closed' }),
  });
  expect(screen.getByText('503')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Closed' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

it("speaks the page's language where the words are the shell's own", async () => {
  const text = { key: 'error.unmatched', values: { path: '/ru/nope' } };
  await renderSiteAt({
    path: '/ru/nope',
    signedIn: false,
    error: new SiteError('Page not found: /ru/nope', { status: 404, text }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Страница не\u00a0найдена' })).toBeDefined();
  expect(screen.getByText('Страница не найдена: /ru/nope')).toBeDefined();
});

const broken = () => {
  throw new Error('broken');
};
type Site = Awaited<ReturnType<typeof renderSiteAt>>;

it.each([
  [
    'F412: a page of the shell',
    async ({ modules, navigation }: Site) => {
      vi.spyOn(modules, 'page').mockReturnValue(broken);
      await navigation.navigate('/prices');
    },
  ],
  [
    'F413: a question of a remote',
    async ({ platform }: Site) => void platform.overlays.create<object, void>(broken, { props: {}, defaultOpen: true }),
  ],
])('%s that throws as it renders ends on the error page, of which the site is told', async (_, fail) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = await renderSiteAt({ path: '/', signedIn: false });
  await act(() => fail(site));
  expect(screen.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeDefined();
  expect(site.showError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken', status: 500 }));
});
