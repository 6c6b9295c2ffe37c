import { join } from 'node:path';
import { requestFacts, safeError } from '@careline/reference-api/server-settings';
import type { FastifyInstance } from 'fastify';
import { createIPX, ipxFSStorage } from 'ipx';
import { LRUCache } from 'lru-cache';
import { fileStat } from '../files';
import { notUnderstood, readModifiers } from './image-modifiers';
import { oneAtATime } from './one-at-a-time';
import { countRequests, waitSeconds } from './request-limit';

const ownImage = /^\/?[\w./-]+\.(png|jpe?g|webp|avif|gif|svg)$/i;
const keepAtMostBytes = 64 * 1024 * 1024;
/** Variants that are not kept yet: a site's pages ask for a dozen. */
const limit = { perNetwork: 20, altogether: 240 };
/** More than one network may ask for, so that it does not take the place of the others. */
const longestQueue = 40;
/** In s; the time that some of those take. */
const queueSeconds = 5;

type Ipx = ReturnType<typeof createIPX>;
type SharpOptions = NonNullable<NonNullable<Parameters<typeof createIPX>[0]>['sharpOptions']>;
/** An AVIF of as many bytes as by sharp's own effort of four, in a quarter of the time; ipx hands on what sharp calls it within. */
const sharpOptions: SharpOptions & { readonly heifEffort: number } = { heifEffort: 2 };

interface Source {
  readonly path: string;
  readonly modifiers: Record<string, string>;
  readonly ip: string;
}

interface Variant {
  readonly data: Buffer;
  readonly type: string;
}

/** A variant that could be made later. */
class NotNow extends Error {
  constructor(
    readonly statusCode: 429 | 503,
    readonly retryAfter: number,
  ) {
    super(`Too many images are asked for at once. Ask again in ${retryAfter} s.`);
  }
}

/**
 * Resized and converted own images under /_ipx (R206, PL12). Images of other hosts are not fetched:
 * a proxy for any address would be open to everybody. One is made at a time: each takes one of the four threads that passwords and the disk have as well.
 */
export function imageRoutes(app: FastifyInstance, folder: string): void {
  const ipx = createIPX({ storage: ipxFSStorage({ dir: folder }), maxAge: 86_400, sharpOptions });
  const isTooMuch = countRequests(limit);
  const inTurn = oneAtATime(longestQueue);
  // Who asks while a variant is being made gets that same one.
  const variants = new LRUCache<string, Variant, Source>({
    maxSize: keepAtMostBytes,
    sizeCalculation: ({ data }) => data.byteLength,
    fetchMethod: async (_key, _stale, { context }) => {
      if (isTooMuch(context.ip)) throw new NotNow(429, waitSeconds);
      const made = inTurn(() => makeVariant(ipx, context));
      if (!made) throw new NotNow(503, queueSeconds);
      return made;
    },
  });

  app.get<{ Params: { modifiers: string; '*': string } }>('/_ipx/:modifiers/*', async (request, reply) => {
    const { modifiers: asked, '*': path } = request.params;
    const modifiers = readModifiers(asked);
    try {
      const stamp = stampOf(folder, path);
      if (stamp === undefined) return reply.code(404).type('text/plain').send('Not found');
      if (!modifiers) return reply.code(400).type('text/plain').send(notUnderstood);
      const key = `${JSON.stringify(modifiers)} ${path} ${stamp}`;
      const { data, type } = await variants.forceFetch(key, { context: { path, modifiers, ip: request.ip } });
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .type(type)
        .send(data);
    } catch (error) {
      if (error instanceof NotNow)
        return reply
          .code(error.statusCode)
          .header('retry-after', error.retryAfter)
          .type('text/plain')
          .send(error.message);
      const status =
        error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
          ? error.statusCode
          : 500;
      if (status >= 500) request.log.error({ ...requestFacts(request), ...safeError(error) }, 'failed');
      return reply
        .code(status)
        .type('text/plain')
        .send(status === 404 ? 'Not found' : 'The image cannot be made.');
    }
  });
}

/** Changes when the source image does; undefined where no image of our own has this path. */
function stampOf(folder: string, path: string): string | undefined {
  if (!ownImage.test(path) || path.split('/').includes('..')) return undefined;
  const stat = fileStat(join(folder, path));
  return stat && `${stat.size}-${stat.mtimeMs}`;
}

async function makeVariant(ipx: Ipx, { path, modifiers }: Source): Promise<Variant> {
  const { data, format } = await ipx(path, modifiers).process();
  return {
    data: Buffer.from(data),
    type: format === 'svg+xml' || format === 'svg' ? 'image/svg+xml' : `image/${format ?? 'octet-stream'}`,
  };
}
