import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * From which request on, counted from one, something fails: `death` is a client that is gone before it asks, `half` in the middle of what it sends, `deaf` before it has
 * the answer; `full` is a server that has no space for what is written, `broken` one that answers nothing but 500; of `lost` one single answer is lost.
 */
export type WireFault = 'death' | 'half' | 'deaf' | 'full' | 'broken' | 'lost';

export interface Wire {
  readonly origin: string;
  requests: number;
  fault: { readonly at: number; readonly kind: WireFault } | undefined;
}

/** A server of a test's own between a client and the server at `port`. `mayPass` may refuse a request with a status of its own. */
export async function faultyWire(
  port: number,
  mayPass: (request: http.IncomingMessage) => Promise<number | undefined> = async () => undefined,
): Promise<Wire> {
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const wire: Wire = { origin: `http://127.0.0.1:${portOf(server.address())}`, requests: 0, fault: undefined };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    wire.requests += 1;
    const isFirst = wire.requests === wire.fault?.at;
    const kind = wire.fault && wire.requests >= wire.fault.at ? wire.fault.kind : undefined;
    const body = await buffer(request);
    if (kind === 'broken') return refuse(response, 500);
    if (kind === 'full' && request.method === 'PUT') return refuse(response, 507);
    if (kind === 'half' && isFirst) await passOn(request, body, true);
    if (kind === 'death' || kind === 'half' || (kind === 'deaf' && !isFirst)) return void response.destroy();
    const status = await mayPass(request);
    if (status !== undefined) return refuse(response, status);
    const passed = await passOn(request, body, false);
    if (kind === 'deaf' || (kind === 'lost' && isFirst)) return void response.destroy();
    response.writeHead(passed?.status ?? 502, passed?.headers).end(passed?.bytes);
  }

  /** Sends a request on, or half of it; resolves to the answer, once the server is done with it. */
  function passOn({ method, url, headers }: http.IncomingMessage, body: Buffer, isHalf: boolean) {
    return new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer } | undefined>((resolve) => {
      const onward = http.request({ agent, host: '127.0.0.1', port, method, path: url, headers });
      onward.on('error', () => resolve(undefined));
      onward.on('response', async (given) =>
        resolve({ status: given.statusCode ?? 502, headers: given.headers, bytes: await buffer(given) }),
      );
      if (!isHalf) onward.end(body);
      else onward.write(body.subarray(0, body.length / 2), () => onward.destroy());
    });
  }

  return wire;
}

function refuse(response: http.ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end('Refused by the test.');
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
