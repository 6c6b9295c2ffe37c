import type { Locale } from '@careline/shared';
import { createTexts, sharedTexts } from '@careline/shared/host';
import { expect, it, vi } from 'vitest';
import { createPublicWords } from './public-words';

const home = { owner: 'shell', access: 'public' } as const;
const others = [
  { owner: 'shell', access: 'signed-in' },
  { owner: 'mf-test', access: 'public' },
] as const;
const at = (locale: Locale, path = '/') => ({ path, locale });

async function wordsIn(locale: Locale) {
  const texts = await createTexts(locale, sharedTexts);
  const page = vi.fn(async (_page: { path: string; locale: Locale }) => {});
  const words = createPublicWords({ platform: () => ({ i18n: texts.i18n, texts }), code: { page } });
  const isThere = (language: Locale) => texts.i18n.hasResourceBundle(language, 'public');
  return { ...words, texts, page, isThere };
}

it.each(others)('the words of the public pages come with no page of $owner that is $access', async (route) => {
  const { has, load, page, isThere } = await wordsIn('en');
  expect(has(route, at('en', '/dashboard'))).toBe(true);
  await load(route, at('en', '/dashboard'));
  expect([isThere('en'), page.mock.calls]).toEqual([false, []]);
});

it('SH4: come once the files of the page have come, for all public pages at once', async () => {
  const { has, load, page, texts } = await wordsIn('es');
  expect(has(home, at('es'))).toBe(false);
  await load(home, at('es'));
  await load(home, at('es', '/prices'));
  expect(page.mock.calls).toEqual([[at('es')]]);
  expect(has(home, at('es', '/prices'))).toBe(true);
  expect(texts.i18n.t('public:contact.title')).toBe('Contacto');
});

it('follow the language while a public page stands, and no longer', async () => {
  const { has, load, settle, texts, isThere } = await wordsIn('en');
  await load(home, at('en'));
  settle(home);
  await texts.switchTo('es');
  expect(isThere('es')).toBe(true);
  settle(others[0]);
  await texts.switchTo('en');
  await texts.switchTo('ru');
  expect([isThere('ru'), has(home, at('ru'))]).toEqual([false, false]);
  await load(home, at('ru'));
  expect(isThere('ru')).toBe(true);
});

it('F1: of which the file failed are asked for again', async () => {
  const { load, page, isThere } = await wordsIn('en');
  page.mockRejectedValueOnce(new Error('not what was released'));
  await expect(load(home, at('en'))).rejects.toThrow('not what was released');
  await load(home, at('en'));
  expect(isThere('en')).toBe(true);
});
