import { createPageCache, createQueryClient } from '@careline/shared/host';
import type { ShellDeclaration } from '@careline/shared/manifest';
import { expect, it, vi } from 'vitest';
import declaration from '../shell.manifest';
import { createModules, type Layout } from './modules';

const Plain: Layout = ({ children }) => <main>{children}</main>;

function declared(layout: Layout) {
  const load = async () => layout;
  const layouts = { auth: load, dashboard: load, default: load, onboarding: load };
  return <T,>(take: (parts: { declaration: ShellDeclaration }) => Promise<T>) =>
    take({ declaration: { ...declaration, layouts } });
}

it('layouts of visitors come without the code of the query cache, those that show lists wait for it', async () => {
  const load = vi.fn(async () => createQueryClient());
  const modules = createModules(declared(Plain), createPageCache(load));
  await Promise.all([modules.loadLayout('default'), modules.loadLayout('auth')]);
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(modules.loadLayout('dashboard')).rejects.toThrow('Failed to fetch');
  expect(modules.layout('dashboard')).toBeUndefined();
  await modules.loadLayout('dashboard');
  expect(modules.layout('dashboard')).toBeDefined();
});
