import { expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import { readTarget } from '../routes/target';
import type { Decision } from './outcome';
import { toldInLanguage } from './told-in-language';

const refusal: Decision = { kind: 'error', error: new SiteError('Page not found: /ru/nope', { status: 404 }) };

it('AX12: a refusal is told once the page has the language of its address', async () => {
  const order: string[] = [];
  const decide = toldInLanguage(
    async () => refusal,
    async (locale) => void order.push(locale),
  );
  await decide(readTarget('/ru/nope')).then(() => order.push('told'));
  expect(order).toEqual(['ru', 'told']);
});

it('AX12: texts that do not come keep no refusal back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const decide = toldInLanguage(
    async () => refusal,
    () => Promise.reject(new Error('chunk lost')),
  );
  expect(await decide(readTarget('/ru/nope'))).toBe(refusal);
  expect(warn).toHaveBeenCalledOnce();
});

it('what is let through has its language from its page', async () => {
  const switchLocale = vi.fn();
  await toldInLanguage(async () => ({ kind: 'redirect', to: '/ru' }), switchLocale)(readTarget('/ru/nope'));
  expect(switchLocale).not.toHaveBeenCalled();
});
