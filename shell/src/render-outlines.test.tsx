import { locales } from '@careline/shared';
import { describe, expect, it } from 'vitest';
import { renderOutlines } from './render-outlines';

const { sign, layouts } = await renderOutlines();

/** The markup as a browser without any script has it. */
function parse(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

describe.each(Object.entries(layouts))('the outline of the layout %s', (_name, inLanguages) => {
  it.each(locales)('in %s is hidden until it may be seen, cannot be used, and has no style attribute', (locale) => {
    const html = inLanguages[locale] ?? '';
    const [outline] = parse(html).children;
    expect(outline?.matches('[data-outline="layout"][hidden][inert]')).toBe(true);
    expect(html).not.toMatch(/ style=/);
    // A text that is missing shows its key.
    expect(html).not.toMatch(/>[a-z]+(\.[a-zA-Z]+)+</);
  });
});

it('PD72: an outline is no layout yet, and tells nothing of anybody', () => {
  const dashboard = parse(layouts.dashboard?.es ?? '');
  expect(dashboard.querySelector('[data-layout]')).toBeNull();
  expect(dashboard.querySelector('[aria-current], a[href], select, [id]')).toBeNull();
  expect(dashboard.querySelectorAll('svg')).toHaveLength(8);
  expect(dashboard.querySelector('h1')).toBeNull();
  const onboarding = parse(layouts.onboarding?.en ?? '');
  expect(onboarding.querySelector('[role="progressbar"]')).toBeNull();
});

it('the sign is the same in every language', () => {
  expect(parse(sign).querySelector('[data-outline="sign"][hidden][inert] svg')).not.toBeNull();
  expect(parse(sign).textContent).toBe('');
});
