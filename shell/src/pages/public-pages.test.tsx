import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSiteAt } from '../testing/test-site';

it.each(['/prices', '/contact', '/privacy', '/terms'])('AX13: what %s says is marked as a sample', async (path) => {
  await renderSiteAt({ path, signedIn: false });
  expect(await screen.findByText(/This text is a sample/)).toBeTruthy();
});

it.each(['/', '/professionals', '/prices', '/contact'])(
  'PD6: on %s a signed-in user is led to the dashboard, and to no account',
  async (path) => {
    await renderSiteAt({ path });
    expect(screen.queryAllByRole('link', { name: /Create account|Sign in/ })).toEqual([]);
    const ways = screen.getAllByRole('link', { name: 'Go to dashboard' });
    expect(new Set(ways.map((way) => way.getAttribute('href')))).toEqual(new Set(['/dashboard']));
  },
);
