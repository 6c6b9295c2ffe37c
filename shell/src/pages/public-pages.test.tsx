import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSiteAt } from '../testing/test-site';

it.each(['/prices', '/contact', '/privacy', '/terms'])('AX13: what %s says is marked as a sample', async (path) => {
  await renderSiteAt({ path, signedIn: false });
  expect(await screen.findByText(/This text is a sample/)).toBeTruthy();
});
