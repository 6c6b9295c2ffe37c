import { expect, it, vi } from 'vitest';
import { applyDescription, applyHead } from './document-head';
import { writeLocaleCookie } from './locale-cookie';

it('R5: the page says its language, title and its addresses in the others', () => {
  applyHead(document, { title: 'Facturación', locale: 'es', path: '/dashboard/billing' });
  applyHead(document, { title: 'Facturación', locale: 'es', path: '/dashboard/billing' });
  expect(document.documentElement.lang).toBe('es-ES');
  expect(document.title).toBe('Facturación · Careline');
  const links = [...document.head.querySelectorAll('link')].map(
    ({ rel, hreflang, href }) => `${hreflang || rel} ${new URL(href).pathname}`,
  );
  expect(links).toEqual([
    'canonical /es/dashboard/billing',
    'x-default /dashboard/billing',
    'en /dashboard/billing',
    'en-US /dashboard/billing',
    'es /es/dashboard/billing',
    'es-ES /es/dashboard/billing',
    'ru /ru/dashboard/billing',
    'ru-RU /ru/dashboard/billing',
  ]);
});

it('PL5: what shared links read follows the page', () => {
  document.head.innerHTML =
    '<meta property="og:title" content="Home"><meta property="og:url" content="/"><meta property="og:description" content="For you">';
  const content = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  applyHead(document, { title: 'Precios', locale: 'es', path: '/prices' });
  applyDescription(document, 'Todos los precios');
  expect(['title', 'url', 'description'].map(content)).toEqual([
    'Precios · Careline',
    `${location.origin}/es/prices`,
    'Todos los precios',
  ]);
});

it('R246: the language is kept in a cookie for 365 days', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  writeLocaleCookie(document, 'ru');
  expect(write).toHaveBeenCalledWith('i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax');
});
