import { expect, it, vi } from 'vitest';
import { createRouteTable } from './create-route-table';
import { matchRoute } from './match-route';
import type { NamedFunctions } from './named-functions';
import type { SiteRoute } from './route-table';
import { readTarget } from './target';

const functions: NamedFunctions = {
  validators: { 'with-id': (target) => new URLSearchParams(target.search).has('id') },
  middleware: {
    closed: () => ({ kind: 'redirect', to: '/professionals' }),
    open: () => undefined,
  },
};

function tableWith(route: Partial<SiteRoute>): ReadonlyMap<string, SiteRoute> {
  return new Map([
    [
      '/page',
      {
        path: '/page',
        layout: 'default',
        access: 'public',
        owner: 'mf-x',
        data: [],
        widgets: [],
        middleware: [],
        ...route,
      },
    ],
  ]);
}

it('R36: a failed validation is 404 with exactly "Page Not Found: " and the path', async () => {
  const { outcome } = await matchRoute(readTarget('/es/page?x=1'), {
    table: tableWith({ validator: 'with-id' }),
    functions,
  });
  expect(outcome).toMatchObject({
    kind: 'error',
    error: { status: 404, statusMessage: 'Page Not Found', message: 'Page Not Found: /es/page?x=1' },
  });
});

it('lets a valid address go on', async () => {
  const match = await matchRoute(readTarget('/page?id=1'), { table: tableWith({ validator: 'with-id' }), functions });
  expect(match).toMatchObject({ route: { path: '/page' } });
  expect(match.outcome).toBeUndefined();
});

it('R60: unknown names of validators and middlewares raise an error', async () => {
  const target = readTarget('/page');
  const unknown = await matchRoute(target, { table: tableWith({ middleware: ['nope'] }), functions });
  expect(unknown.outcome).toMatchObject({ error: { message: "Unknown route middleware: 'nope'." } });
  const validator = await matchRoute(target, { table: tableWith({ validator: 'nope' }), functions });
  expect(validator.outcome).toMatchObject({ error: { message: "Unknown route validator: 'nope'." } });
});

it('runs middlewares by name; a rule adds them or leaves them out', async () => {
  const target = readTarget('/page');
  const table = tableWith({ middleware: ['closed'] });
  expect((await matchRoute(target, { table, functions })).outcome).toEqual({ kind: 'redirect', to: '/professionals' });
  expect((await matchRoute(target, { table, functions, ruleMiddleware: { closed: false } })).outcome).toBeUndefined();
  const open = tableWith({ middleware: ['open'] });
  expect(
    (await matchRoute(target, { table: open, functions, ruleMiddleware: { closed: true } })).outcome,
  ).toBeDefined();
});

it('where two serve one path, the shell or else the first keeps it, and the rest of the site goes on', () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const remote = (name: string) => ({
    name,
    url: '/x.js',
    version: '1',
    pages: [
      { path: '/a', layout: 'default' as const, title: 'A' },
      { path: '/dashboard', layout: 'default' as const, title: 'Mine' },
    ],
  });
  const table = createRouteTable({ remotes: [remote('mf-a'), remote('mf-b')] });
  expect([table.get('/a')?.owner, table.get('/dashboard')?.owner]).toEqual(['mf-a', 'shell']);
  expect(onError.mock.calls.flat()).toContain('mf-a serves /a; the route of mf-b is left out.');
  onError.mockRestore();
});

it('reads no stored or typed path as an address off the site', () => {
  expect(readTarget('//evil.example/x').href).toBe('/evil.example/x');
  expect(readTarget('/\\evil.example').pathname).toBe('/evil.example');
});
