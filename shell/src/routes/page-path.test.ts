import { expect, it } from 'vitest';
import { createRouteTable } from './create-route-table';
import { pagePath } from './page-path';

const remote = (name: string, path: string) => ({
  name: 'mf-x',
  url: '/x.js',
  version: '1',
  pages: [{ path, name, layout: 'dashboard' as const, title: 'X' }],
});

it('a named page stands where its remote says', () => {
  const table = createRouteTable({ remotes: [remote('billing', '/dashboard/money')] });
  expect(pagePath(table, 'billing')).toBe('/dashboard/money');
});

it("without its remote the shell's page stands in its place", () => {
  const table = createRouteTable({ remotes: [] });
  expect(pagePath(table, 'billing')).toBe('/dashboard');
  expect(pagePath(table, 'sign-in')).toBe('/');
});
