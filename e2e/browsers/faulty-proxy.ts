import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { filePath } from '../support/paths';
import { problemPath, recorder, recorderPath } from './recorder';

/** What happens to requests whose path fits, until it is healed. */
export interface Fault {
  readonly path: RegExp;
  readonly way: 'lost' | 'missing' | 'hangs';
}

/** A line between browser and site that a test can break, the same for every browser; an origin of its own, so that no cache knows its files. */
export interface FaultyProxy {
  readonly origin: string;
  readonly break: (fault: Fault) => void;
  readonly heal: () => void;
  /** How many documents the browser has asked for. */
  readonly documents: () => number;
  /** What pages have complained of. */
  readonly problems: readonly string[];
  /** A line for each request: when it came, how it stands, its address. */
  readonly story: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface Asked {
  readonly url: string;
  /** In ms. */
  readonly at: number;
  readonly outgoing: ServerResponse;
}

/** What the browser meets instead of the site's own words. */
export interface Changes {
  /** Scripts, and pages by an address without an ending. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of a page its policy as well, as it stands in the headers. */
  readonly change?: (path: string, text: string) => string;
}

/** With its hash, without which no browser runs a script here. */
const recorderTag = `<script crossorigin src="${recorderPath}" integrity="sha256-${createHash('sha256').update(recorder).digest('base64')}"></script>`;

export async function openFaultyProxy(site: string, { files = {}, change }: Changes = {}): Promise<FaultyProxy> {
  const own: Readonly<Record<string, string>> = { ...files, [recorderPath]: recorder };
  const problems: string[] = [];
  const requests: Asked[] = [];
  const held: (() => void)[] = [];
  let fault: Fault | undefined;
  let documents = 0;

  const server = createServer((incoming, outgoing) => {
    const path = filePath((incoming.url ?? '/').replace(/[?#].*$/s, ''));
    const file = own[path];
    if (incoming.headers.accept?.includes('text/html')) documents += 1;
    requests.push({ url: incoming.url ?? '', at: Date.now(), outgoing });
    if (path === problemPath) {
      void text(incoming).then((problem) => {
        problems.push(problem);
        requests.push({ url: problem, at: Date.now(), outgoing });
      });
      outgoing.writeHead(204).end();
    } else if (fault?.path.test(path)) fail(fault, incoming, outgoing, path);
    else if (file !== undefined)
      outgoing.writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html' }).end(file);
    else forward(incoming, outgoing, path);
  });

  function fail({ way }: Fault, incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    if (way === 'lost') incoming.socket.destroy();
    else if (way === 'missing') outgoing.writeHead(404).end();
    else held.push(() => forward(incoming, outgoing, path));
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    // Uncompressed and whole, so that it can be changed; to the browser's own host, so that the API sees its own site.
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...headers } = incoming.headers;
    const { method, url } = incoming;
    // A connection that was kept may just have been closed.
    const asked = request(new URL(url ?? '/', site), { method, headers, agent: false }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const isPage = type.startsWith('text/html');
      if (!isPage && (change === undefined || !type.startsWith('application/json'))) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      void text(answer).then((body) => {
        const { 'content-length': _length, ...rest } = answer.headers;
        const policy = rest['content-security-policy'];
        const changed = change?.(path, body) ?? body;
        if (typeof policy === 'string') rest['content-security-policy'] = change?.(path, policy) ?? policy;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(isPage ? changed.replace('<script', `${recorderTag}<script`) : changed);
      });
    });
    // Either side may go away in the middle, as a browser does that leaves a page.
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    break: (next) => {
      fault = next;
    },
    heal: () => {
      fault = undefined;
      for (const go of held.splice(0)) go();
    },
    documents: () => documents,
    problems,
    story: () =>
      requests.map(({ url, at, outgoing }) => {
        const end = outgoing.writableFinished ? String(outgoing.statusCode) : outgoing.destroyed ? 'cut' : 'open';
        return `${new Date(at).toISOString()} ${end} ${url}`;
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
