import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const compressors = {
  // The quality at which brotli is as quick as gzip and still smaller.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Shorter answers fit into one packet as they are; in bytes. */
const shortest = 1024;

/**
 * Compresses long answers in the way that the client takes, off the main thread. Those below `/auth/` are left alone: their length must not
 * tell of the token in them.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortest || request.routeOptions.url?.includes('/auth/'))
      return payload;
    reply.header('vary', withAcceptEncoding(reply));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding);
    return compressors[encoding](payload);
  });
}

function withAcceptEncoding(reply: FastifyReply): string {
  return [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
}

function encodingFor(accepted: string | string[] | undefined): keyof typeof compressors | undefined {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
