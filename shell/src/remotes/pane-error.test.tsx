import { NotLoadedError } from '@careline/shared';
import { PlatformRoot } from '@careline/shared/host';
import { createTestPlatform } from '@careline/shared/testing';
import { LinkProvider } from '@careline/shared/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppLink } from '../layouts/app-link';
import { shellTexts } from '../texts/shell-texts';
import { PaneError } from './pane-error';
import { TimeoutError } from './within-time';

it.each([
  [new NotLoadedError('mf-x: http://localhost/assets/a.js'), /^No se ha podido cargar esta página/],
  [new TimeoutError('Mounting mf-x took longer than 8000 ms.'), /^Esta página tarda demasiado/],
  [
    new NotLoadedError('A page: http://localhost/assets/a.js', { cause: new TimeoutError('a.js took 8000 ms.') }),
    /^Esta página tarda demasiado/,
  ],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), /^Algo ha fallado en esta página/],
  ['a text that was thrown', /^Algo ha fallado en esta página/],
])('F5: a pane says in the page’s language what %s means', async (error, words) => {
  const { platform } = await createTestPlatform({ path: '/es/x', owner: 'shell', texts: shellTexts });
  for (const size of ['page', 'widget'] as const) {
    render(
      <PlatformRoot platform={platform} owner="shell">
        <LinkProvider component={AppLink}>
          <PaneError error={error} size={size} onRetry={() => {}} />
        </LinkProvider>
      </PlatformRoot>,
    );
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('alert').textContent).not.toContain(error instanceof Error ? error.message : error);
    cleanup();
  }
});

it.each([
  [new NotLoadedError('mf-x: http://localhost/assets/a.js'), 'The rest of the site works.'],
  [new TypeError('x'), 'The rest of the site works. What you typed is kept.'],
])('F5: what was typed is spoken of only where something could be typed', async (error, hint) => {
  const { platform } = await createTestPlatform({ path: '/x', owner: 'shell', texts: shellTexts });
  render(
    <PlatformRoot platform={platform} owner="shell">
      <LinkProvider component={AppLink}>
        <PaneError error={error} size="page" onRetry={() => {}} />
      </LinkProvider>
    </PlatformRoot>,
  );
  expect(screen.getByText(hint)).toBeDefined();
});
