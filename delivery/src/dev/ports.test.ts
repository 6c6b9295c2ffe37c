import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkPorts } from './ports';

async function listener(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A port was expected.');
  return address.port;
}

it.each(['127.0.0.1', '::1'])('T7: a port that is taken on %s is named, with what it is for', async (host) => {
  const port = await listener(host);
  await expect(checkPorts([{ port, what: 'mf-billing' }])).rejects.toThrow(
    `Taken: port ${port} (mf-billing). Stop what`,
  );
});

it('passes where all are free', async () => {
  const port = await listener('127.0.0.1');
  await expect(
    checkPorts([{ port: port === 65_535 ? port - 1 : port + 1, what: 'the site' }]),
  ).resolves.toBeUndefined();
});

it('F74: a port beyond the last is named, with what it is for, and nobody asks for it', async () => {
  await expect(checkPorts([{ port: 65_630, what: 'the API' }])).rejects.toThrow(
    'There is no port 65630 (the API): 65535 is the last. PORT=4000 pnpm dev takes',
  );
});
