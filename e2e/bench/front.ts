import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { type createServer, earlyHint } from '@careline/delivery/serve';
import type { Certificate } from './certificate';

type Server = Awaited<ReturnType<typeof createServer>>;

interface Answer {
  readonly headers: Record<string, string>;
  readonly status: number;
  readonly body: Buffer;
  /** What is named ahead of it. */
  readonly early?: string | undefined;
}

export interface FrontParts {
  readonly port: number;
  readonly certificate: Certificate;
  /** Has the files of one of the sites. */
  readonly site: Server;
  /** Has the reference API, the same for all. */
  readonly api: Server;
  /** A header of the site that this one does without. */
  readonly without?: string;
  /** Whether a 103 goes ahead of a page, as the product's own server sends it behind TLS. */
  readonly isHinting?: boolean;
}

/** HTTP/2 over TLS before a site, the same for the product and for what it is compared with: files come from memory, texts as brotli 11. */
export async function startFront({
  port,
  certificate,
  site,
  api,
  without,
  isHinting = false,
}: FrontParts): Promise<() => Promise<void>> {
  const kept = new Map<string, Answer>();
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });

  async function file(path: string): Promise<Answer> {
    const answer = kept.get(path) ?? (await read(path));
    kept.set(path, answer);
    return answer;
  }

  async function read(path: string): Promise<Answer> {
    const brand = { 'sec-ch-ua': '"Chromium";v="140"', 'accept-encoding': 'identity' };
    const { statusCode, headers, rawPayload } = await site.inject({ url: path, headers: brand });
    const own = headersOf(headers);
    if (without !== undefined) delete own[without];
    if (!/text|json|javascript|svg|xml/.test(own['content-type'] ?? ''))
      return { status: statusCode, headers: own, body: rawPayload };
    const body = brotliCompressSync(rawPayload, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    return {
      status: statusCode,
      headers: { ...own, 'content-encoding': 'br', 'content-length': String(body.length) },
      body,
      early: isHinting ? earlyHint(rawPayload.toString()) : undefined,
    };
  }

  async function answer(stream: ServerHttp2Stream, asked: IncomingHttpHeaders): Promise<void> {
    const path = asked[':path'] ?? '/';
    const { status, headers, body, early } = path.startsWith('/backend/')
      ? await call(api, asked, await text(stream))
      : asked[':method'] === 'GET'
        ? await file(path)
        : { status: 204, headers: {}, body: Buffer.alloc(0) };
    if (stream.destroyed) return;
    if (status === 200 && headers.etag !== undefined && asked['if-none-match'] === headers.etag) {
      stream.respond({ ...headers, ':status': 304 }, { endStream: true });
      return;
    }
    if (early !== undefined) stream.additionalHeaders({ ':status': 103, link: early });
    stream.respond({ ...headers, ':status': status });
    stream.end(body);
  }

  server.on('stream', (stream, asked) => {
    // A browser that leaves a page closes what is on its way.
    stream.on('error', () => {});
    answer(stream, asked).catch((error) => {
      console.error(error);
      stream.close();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
}

async function call(api: Server, asked: IncomingHttpHeaders, body: string): Promise<Answer> {
  const { ':method': method, ':path': url = '/' } = asked;
  const headers = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith(':')));
  const answer = await api.inject({ method: readMethod(method), url, headers, ...(body !== '' && { payload: body }) });
  return { status: answer.statusCode, headers: headersOf(answer.headers), body: answer.rawPayload };
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const readMethod = (asked: string | undefined) => methods.find((method) => method === asked) ?? 'GET';

/** Without those that HTTP/2 has no use for. */
function headersOf(headers: Readonly<Record<string, string | string[] | number | undefined>>): Record<string, string> {
  const hop = ['connection', 'keep-alive', 'transfer-encoding'];
  const own = Object.entries(headers).filter(([name, value]) => value !== undefined && !hop.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
