import { beforeEach, expect, it, vi } from 'vitest';
import { isBot, mayShowError } from './bots';
import { SiteError, toSiteError } from './site-error';
import { logUncaughtErrors } from './uncaught-errors';

const error = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  error.mockReset();
  warn.mockReset();
  vi.spyOn(console, 'error').mockImplementation(error);
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

function pageWith(onLine: boolean, signal?: AbortSignal) {
  const target = new EventTarget();
  const page = { addEventListener: target.addEventListener.bind(target), navigator: { onLine } };
  logUncaughtErrors(page, signal);
  return (type: string, details: object) =>
    target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), details));
}

it('R237: uncaught errors and unhandled rejections are logged and nothing else', () => {
  const happen = pageWith(true);
  const thrown = new Error('broken');
  expect(happen('error', { error: thrown })).toBe(true);
  expect(happen('unhandledrejection', { reason: thrown })).toBe(true);
  expect(error.mock.calls).toEqual([
    ['Uncaught error:', thrown],
    ['Unhandled rejection:', thrown],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('R237 F1: a start that is over logs nothing any more: another one does', () => {
  const over = new AbortController();
  const happen = pageWith(true, over.signal);
  over.abort();
  happen('error', { error: new Error('broken') });
  happen('unhandledrejection', { reason: new Error('broken') });
  expect(error).not.toHaveBeenCalled();
});

it('R237: a time-out and being offline are warned of as well', () => {
  pageWith(true)('unhandledrejection', { reason: new DOMException('signal timed out', 'TimeoutError') });
  expect(warn).toHaveBeenCalledWith('A request timed out.');
  pageWith(false)('error', { message: 'x' });
  expect(warn).toHaveBeenCalledWith('The browser is offline.');
});

it('R31 R33: an error without a status is 500 Internal Server Error; others keep their code', () => {
  expect(toSiteError(new Error('broken'))).toMatchObject({
    status: 500,
    statusMessage: 'Internal Server Error',
    message: 'broken',
  });
  expect(toSiteError('text')).toMatchObject({ status: 500, message: 'text' });
  expect(new SiteError('closed', { status: 403 })).toMatchObject({
    status: 403,
    statusMessage: 'Internal Server Error',
  });
  expect(new SiteError('away', { status: 404 }).statusMessage).toBe('Page Not Found');
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 Chrome-Lighthouse', true],
  ['APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36', false],
])('R34: %s is a bot: %s; its error is only logged', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
  expect(mayShowError(new SiteError('x', { status: 404 }), userAgent)).toBe(!expected);
  expect(error).toHaveBeenCalledTimes(expected ? 1 : 0);
});
