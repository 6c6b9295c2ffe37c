import { describe, expect, it } from 'vitest';
import { isLocale, localePath, locales, perLocale, splitLocale, switchLocalePath } from './locale';

describe('paths and languages', () => {
  it.each([
    ['/', 'en', '/'],
    ['/dashboard', 'en', '/dashboard'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/RU/dashboard/billing/', 'ru', '/dashboard/billing'],
    ['/espresso', 'en', '/espresso'],
    ['/en/dashboard', 'en', '/en/dashboard'],
    ['/es/en/dashboard', 'es', '/en/dashboard'],
    ['/es/es', 'es', '/es'],
  ])('R7: %s is the path %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it.each([
    ['/', 'en', '/'],
    ['/', 'es', '/es'],
    ['/?from=mail', 'es', '/es?from=mail'],
    ['/#top', 'ru', '/ru#top'],
    ['/dashboard?page=2#x', 'ru', '/ru/dashboard?page=2#x'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localePath(path, locale)).toBe(expected);
  });

  it.each([
    ['/es/dashboard?x=1#y', 'ru', '/ru/dashboard?x=1#y'],
    ['/es', 'en', '/'],
    ['/es?x=/ru/y', 'en', '/?x=/ru/y'],
    ['/dashboard', 'es', '/es/dashboard'],
  ] as const)('%s switched to %s is %s', (href, locale, expected) => {
    expect(switchLocalePath(href, locale)).toBe(expected);
  });

  it('makes a value for each language, and for no other', () => {
    expect(Object.values(perLocale((locale) => locale))).toEqual(locales);
  });

  it('knows its languages', () => {
    expect(['en', 'es', 'ru', 'EN', 'de', '', undefined, 1].filter(isLocale)).toEqual(['en', 'es', 'ru']);
  });
});
