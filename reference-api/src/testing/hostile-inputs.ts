import { request } from 'node:http';

export type HostileInput = {
  title: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

const size = 100_000;
const json = { 'content-type': 'application/json' };
const many = (text: string) => text.repeat(Math.floor(size / text.length));
const register = (title: string, body: string | Buffer): HostileInput => ({
  title,
  method: 'POST',
  path: '/auth/register',
  headers: json,
  body,
});
const withEmail = (title: string, email: string) => register(title, JSON.stringify({ email, password: 'long enough' }));
const login = (title: string, body: string, headers: Record<string, string> = json): HostileInput => ({
  title,
  method: 'POST',
  path: '/auth/login',
  headers,
  body,
});

/** 100 KB each, for the calls that need no token: what makes patterns, parsers and walkers slow. */
export const hostileInputs: readonly HostileInput[] = [
  withEmail('dots after the @', `a@${many('.')}@`),
  withEmail('pairs after the @', `a@${many('a.')}@`),
  withEmail('nothing but @', many('@')),
  withEmail('blanks', many(' ')),
  withEmail('blanks of other scripts', many('\u3000')),
  withEmail('combining signs', `a@${many('\u0301')}.b`),
  register('a long password', JSON.stringify({ email: 'a@b.example', password: many('x') })),
  register('lists in lists', many('[')),
  register('closed lists in lists', `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
  register('objects in objects', `${many('{"a":')}1${'}'.repeat(size / 5)}`),
  register(
    'fifteen thousand keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [n, n]))),
  ),
  register('one key many times', `{${many('"email":1,')}"email":1}`),
  register('prototypes', `${many('{"__proto__":')}1${'}'.repeat(size / 13)}`),
  register('bytes that are no text', Buffer.alloc(size, 0xc0)),
  login('a number of 100,000 digits', `{"email":${many('9')}}`),
  login('escapes', `{"email":"${many('\\u0061')}"}`),
  login('escaped NULs', `{"email":"${many('\\u0000')}"}`),
  login('half pairs of surrogates', `{"email":"${many('\\ud800')}"}`),
  login('a form', many('a=b&'), { 'content-type': 'application/x-www-form-urlencoded' }),
  login('a kind of content without an end', '{}', { 'content-type': `application/json;${'a'.repeat(12_000)}` }),
  login('an encoding that is not understood', many('x'), { ...json, 'content-encoding': 'gzip' }),
  { title: 'a long query', method: 'GET', path: `/health?${many('a=b&')}` },
  { title: 'a long path', method: 'GET', path: `/${many('a/')}` },
  { title: 'a path of escapes', method: 'GET', path: `/auth/${'%2e%2e%2f'.repeat(1500)}` },
  {
    title: 'a token of blanks',
    method: 'GET',
    path: '/auth/validate',
    headers: { authorization: `Bearer ${' '.repeat(12_000)}x y` },
  },
];

/** Sends it to the API at `url`; resolves to the status and how long it took, in ms. */
export function sendHostile(url: string, { method, path, headers, body }: HostileInput) {
  return new Promise<{ status: number; took: number }>((resolve, reject) => {
    const began = performance.now();
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(url + path, { method, headers: { ...headers, ...length }, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, took: performance.now() - began }));
    });
    sent.once('error', reject).end(body);
  });
}
