import { parseConfig } from '@careline/shared/manifest';
import { describe, expect, it, vi } from 'vitest';
import { bootScript } from './boot-script';

type Kept = Readonly<Record<string, string>>;

const calls = { session: '/validate', data: ['/profile', '/skills?limit=10'], dataOfComplete: ['/phones/~user~'] };
const identity = { userId: 'ana/1', organizationId: 'org', permissions: ['a', 'b'] };
const known = { 'careline.token': 'of-ana', 'careline.identity': JSON.stringify(identity) };

/** What the script sends in a browser that keeps this, and what it leaves for the site's code. */
function ask({
  session = {},
  local = {},
  config = { apiBaseUrl: '/backend/' },
}: {
  session?: Kept;
  local?: Kept;
  config?: object;
}) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  const page: { carelineCalls?: readonly { readonly address: string }[] } = {};
  const storageOf = (kept: Kept) => ({ getItem: (key: string) => kept[key] ?? null });
  const names = [
    'document',
    'sessionStorage',
    'localStorage',
    'addEventListener',
    'self',
    'fetch',
    'matchMedia',
    'setTimeout',
  ];
  const run = new Function(...names, bootScript(parseConfig(config), { calls }));
  const document = {
    documentElement: { dataset: {}, lang: 'ru-RU' },
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  };
  run(
    document,
    storageOf(session),
    storageOf(local),
    () => {},
    page,
    fetched,
    () => ({ matches: false }),
    () => {},
  );
  return {
    fetched,
    left: page.carelineCalls?.map(({ address }) => address),
    sent: fetched.mock.calls.map(([to]) => to),
  };
}

describe('the calls that need not wait for the code', () => {
  it('are sent under the stored identity, to the API alone, and left for the client', () => {
    const { fetched, sent, left } = ask({ session: known });
    expect(sent).toEqual(['/backend/validate', '/backend/profile', '/backend/skills?limit=10']);
    expect(left).toEqual(sent);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'ru-RU',
        Authorization: 'Bearer of-ana',
        'X-User-ID': 'ana/1',
        'X-Organization-ID': 'org',
        'X-User-Permissions': 'a,b',
      },
    });
  });

  it('are more for who was complete on this device, with the id as one segment', () => {
    expect(ask({ local: { ...known, 'careline.complete.ana/1': 'yes' } }).sent).toContain('/backend/phones/ana%2F1');
  });

  it('have no empty header, and without an identity only ask whose the token is', () => {
    const nobody = { ...known, 'careline.identity': '{"userId":"ana","permissions":[]}' };
    const headers = new Headers(ask({ session: nobody }).fetched.mock.calls[0]?.[1].headers);
    expect([...headers.keys()]).toEqual(['accept', 'accept-language', 'authorization', 'x-user-id']);
    expect(ask({ session: { 'careline.token': 'new' } }).sent).toEqual(['/backend/validate']);
    expect(ask({ session: { ...known, 'careline.identity': '{"userId":1}' } }).sent).toEqual(['/backend/validate']);
  });

  it('F64: go without what no header can carry, as those of the client do', () => {
    const odd = { userId: 'ana', organizationId: 'клиника', permissions: ['a', 'пациенты.чтение', 'é', 'line\nbreak'] };
    const { fetched } = ask({ session: { ...known, 'careline.identity': JSON.stringify(odd) } });
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    const names = ['x-user-id', 'x-organization-id', 'x-user-permissions'];
    expect(names.map((name) => headers.get(name))).toEqual(['ana', null, 'a,é']);
  });

  it('are none for a visitor, nor without an API', () => {
    expect(ask({}).sent).toEqual([]);
    expect(ask({ local: { 'careline.complete.ana/1': 'yes' } }).sent).toEqual([]);
    expect(ask({ session: known, config: {} }).sent).toEqual([]);
  });
});
