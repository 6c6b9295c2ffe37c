import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../bin/processes.mjs';
import { temporaryPlaces } from '../testing/fake-site';
import { heldCalls } from './held-calls';

it('T7: a call waits for the API that starts, or starts anew, the page does not', async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  let start = startUnderWay();
  const server = await createServer({
    root: temporaryPlaces().root,
    configFile: false,
    logLevel: 'silent',
    plugins: [heldCalls(['/backend'], () => start.settled)],
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: true, ws: false, watch: null, proxy: { '/backend': `http://127.0.0.1:${apiPort}` } },
  });
  await server.listen();
  onTestFinished(() => server.close());
  for (const sources of ['first', 'new']) {
    const answer = fetch(`http://localhost:${port}/backend/health`);
    expect((await fetch(`http://localhost:${port}/@vite/client`)).ok).toBe(true);
    const api = createHttpServer((_request, response) => response.end(sources)).listen(apiPort, '127.0.0.1');
    await once(api, 'listening');
    start.settle();
    expect(await (await answer).text()).toBe(sources);
    start = startUnderWay();
    api.closeAllConnections();
    await once(api.close(), 'close');
  }
});

function startUnderWay() {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { settled, settle };
}
