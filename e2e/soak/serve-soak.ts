import { createServer, type IncomingMessage } from 'node:http';
import { placesIn, rollBack } from '@careline/delivery/release';
import * as v from 'valibot';
import { root } from '../support/delivery';
import { createSite } from '../support/site';
import { faultyWire, wireFaults } from './wire-faults';

// `serve-soak.ts <port> <data folder>`: the site of a soak, with faults on the wire and releases on demand, at /-soak/.
const [, , port, dataDir = ''] = process.argv;
const places = placesIn(root, dataDir);
const site = await createSite(places);
await site.ready();
const wire = faultyWire((request, response) => site.routing(request, response));

const server = createServer(async (request, response) => {
  if (!request.url?.startsWith('/-soak/')) return wire.answer(request, response);
  try {
    response.end(JSON.stringify(await control(request.url.slice('/-soak/'.length), await bodyOf(request))));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(Number(port), 'localhost', () => console.log('is ready'));
process.once('SIGTERM', () => process.exit());
// Ctrl-C is for who started it, and ends it as soon as that one has told its news.
process.on('SIGINT', () => {});
// Who started it is gone.
process.stdin.resume().once('end', () => process.exit());

async function control(what: string, body: unknown): Promise<unknown> {
  if (what === 'faults') {
    wire.set(v.parse(wireFaults, body));
  } else if (what === 'release') {
    const { remote, id } = v.parse(v.strictObject({ remote: v.string(), id: v.string() }), body);
    await rollBack(places, remote, { wanted: id });
  }
  return { held: wire.held() };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}
