import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { lentBuild } from './lent-build';

const deployed = 'https://staging.example';
const own = 'http://localhost:3000';
const build = vi.fn<() => Promise<ReadonlyMap<string, Uint8Array>>>();

/** A build with these files. */
function built(files: Readonly<Record<string, string>>): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
}

/** It answers for the entry from elsewhere, and stands before in the list. */
const asFederation: Plugin = {
  name: 'as-federation',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/remoteEntry/, '/virtual');
      next();
    });
  },
};

async function devServer() {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  build.mockReset();
  const root = join(temporaryPlaces().root, 'mf-tiny');
  write(root, 'src/index.ts', 'export const one: number = 1;\n');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [asFederation, lentBuild({ name: 'mf-tiny', ownOrigins: [own], build })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, cors: true },
  });
  await server.listen();
  onTestFinished(() => server.close());
  return { root, server };
}

async function ask(server: ViteDevServer, path: string, origin: string) {
  const response = await fetch(`${server.resolvedUrls?.local[0]}${path}`, { headers: { origin } });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

it('a deployed site gets a build of the remote, whatever it asks for, and the shell of the dev servers its sources', async () => {
  const { server } = await devServer();
  build.mockResolvedValueOnce(built({ 'remoteEntry.js': 'entry', 'assets/a.css': 'style' }));
  const entry = await ask(server, 'remoteEntry.js', deployed);
  expect([entry.status, entry.text]).toEqual([200, 'entry']);
  expect(entry.headers.get('access-control-allow-origin')).toBe('*');
  expect(entry.headers.get('content-type')).toContain('text/javascript');
  expect(await ask(server, '/assets/a.css', deployed)).toMatchObject({ status: 200, text: 'style' });
  expect(await ask(server, 'src/index.ts', deployed)).toMatchObject({ status: 404 });
  expect((await ask(server, 'src/index.ts', own)).text).toContain('export const one = 1');
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds anew after an edit alone, and keeps the files of the page that stands', async () => {
  const { root, server } = await devServer();
  build.mockResolvedValueOnce(built({ 'remoteEntry.js': 'first', 'assets/first.js': 'chunk' }));
  build.mockResolvedValueOnce(built({ 'remoteEntry.js': 'second' }));
  const entry = async () => (await ask(server, 'remoteEntry.js', deployed)).text;
  expect([await entry(), await entry()]).toEqual(['first', 'first']);
  server.watcher.emit('all', 'change', join(root, 'src/index.ts'));
  expect(await Promise.all([entry(), entry()])).toEqual(['second', 'second']);
  expect((await ask(server, 'assets/first.js', deployed)).text).toBe('chunk');
});

it('tells page and terminal why a build failed, and tries again', async () => {
  const { server } = await devServer();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  build.mockRejectedValueOnce(new Error('The build failed.\nsrc/index.ts: no "x"'));
  build.mockResolvedValueOnce(built({ 'remoteEntry.js': 'entry' }));
  const { text } = await ask(server, 'remoteEntry.js', deployed);
  expect(() => new Function(text)()).toThrow('mf-tiny: The build failed.\nsrc/index.ts: no "x"');
  expect(error).toHaveBeenCalledWith('mf-tiny: The build failed.\nsrc/index.ts: no "x"');
  expect((await ask(server, 'remoteEntry.js', deployed)).text).toBe('entry');
});
