import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A developer's machine: a built remote behind an origin of its own, with words changed. Resolves to its origin and the way to stop it. */
export async function serveRemote(folder: string, change: (source: string) => string) {
  const server = createServer(({ url = '' }, response) => {
    try {
      const file = readFileSync(join(folder, new URL(url, 'http://x').pathname), 'utf8');
      const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(change(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Browsers connect ahead, and who has not asked for anything yet is waited for, a minute long.
        server.closeAllConnections();
      }),
  };
}
