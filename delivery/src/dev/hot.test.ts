import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { declarationNews, hotNews } from './hot';

async function devServer() {
  const root = join(temporaryPlaces().root, 'mf-tiny');
  write(root, 'src/index.ts', 'export const one = 1;\n');
  write(root, 'src/texts/en.json', '{ "title": "Tiny" }');
  write(root, 'src/paths.ts', 'export const path = "/tiny";\n');
  write(root, 'src/page.ts', 'export const page = 1;\n');
  write(
    root,
    'remote.manifest.ts',
    'import { path } from "./src/paths";\nexport default { name: "mf-tiny", path, load: () => import("./src/page") };\n',
  );
  const reload = vi.fn();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hotNews(root, 'src/index.ts'), declarationNews(root, reload)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return { root, server, reload };
}

it('T7: the start module tells the page when code was replaced, and no other module does', async () => {
  const { server } = await devServer();
  const start = await server.transformRequest('/src/index.ts');
  expect(start?.code).toContain("dispatchEvent(new Event('careline:code-updated'))");
  expect((await server.transformRequest('/remote.manifest.ts'))?.code).not.toContain('careline:code-updated');
});

it.each(['src/texts/en.json', 'remote.manifest.ts'])('T7: a change of %s reloads the page', async (file) => {
  const { root, server, reload } = await devServer();
  server.watcher.emit('change', join(root, 'src/index.ts'));
  server.watcher.emit('change', join(root, file));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('F73: a change of what the declaration imports reloads the page, though nothing of the remote is in it', async () => {
  const { root, server, reload } = await devServer();
  const declaration = async () => (await server.ssrLoadModule('/remote.manifest.ts')).default;
  expect(await declaration()).toMatchObject({ path: '/tiny' });
  for (const file of ['src/page.ts', 'src/paths.ts']) server.watcher.emit('change', join(root, file));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  write(root, 'src/paths.ts', 'export const path = "/small";\n');
  server.watcher.emit('change', join(root, 'src/paths.ts'));
  await vi.waitFor(async () => expect(await declaration()).toMatchObject({ path: '/small' }));
  expect(reload.mock.calls.length).toBeGreaterThan(1);
});

it('F225: the mend of what the declaration imports, and could not be read until then, reloads the page', async () => {
  const { root, server, reload } = await devServer();
  write(root, 'src/paths.ts', 'export const path = ;\n');
  await expect(server.ssrLoadModule('/remote.manifest.ts')).rejects.toThrow();
  write(root, 'src/paths.ts', 'export const path = "/tiny";\n');
  server.watcher.emit('change', join(root, 'src/paths.ts'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});
