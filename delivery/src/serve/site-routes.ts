import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { earlyHintFor } from './early-hints';
import { browserHeaders, isWebKit, pageHeaders } from './security-headers';
import { singlePage } from './single-pages';
import { createStaticFiles, type Encoding, type SiteFile } from './static-files';

const oneYear = 'public, max-age=31536000, immutable';
/** Own pictures keep their addresses when they change: what is a day old still shows, while the browser asks for what is new. */
const picture = 'public, max-age=300, stale-while-revalidate=86400';
const pictures = /^\/(images\/|favicon\.ico$|og-image\.png$)/;

/** The composed site: files, pages, and the page for what is unknown, which lets the shell decide (PD3). */
export function siteRoutes(app: FastifyInstance, folder: string): void {
  const files = createStaticFiles(folder);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const pathname = pathOf(request);
      const found = files.file(pathname) ?? files.page(pathname);
      if (found) return send(request, reply, found);
      // What looks like a file is not a page: a script that gets HTML fails in a way nobody understands.
      const page = /\.\w+$/.test(pathname) ? undefined : files.notFound(pathname);
      reply.code(404);
      if (page) return send(request, reply, page);
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send('Not found');
    },
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/s, '');
}

function send(request: FastifyRequest, reply: FastifyReply, found: SiteFile) {
  const isPage = found.type.startsWith('text/html');
  const file = isPage && isWebKit(request.headers) ? singlePage(found) : found;
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const body = file.body(encoding);
  const compressed = encoding !== 'identity' && body !== file.body('identity');
  const etag = `"${file.etag}${compressed ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  reply.header('cache-control', file.immutable ? oneYear : pictures.test(file.path) ? picture : 'no-cache');
  if (file.immutable)
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (isPage) reply.headers(pageHeaders(file, request.headers)).header('vary', `accept-encoding, ${browserHeaders}`);
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const link = isPage && earlyHintFor(request, file);
  if (link) reply.writeEarlyHints({ link });
  if (compressed) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

function preferredEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const accepts = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
