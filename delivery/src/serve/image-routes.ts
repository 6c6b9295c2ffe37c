import { join } from 'node:path';
import { requestFacts, safeError } from '@careline/reference-api/server-settings';
import type { FastifyInstance } from 'fastify';
import { createIPX, ipxFSStorage } from 'ipx';
import { LRUCache } from 'lru-cache';
import { fileStat } from './file-stat';
import { readModifiers } from './image-modifiers';

const ownImage = /^\/?[\w./-]+\.(png|jpe?g|webp|avif|gif|svg)$/i;
const keepAtMostBytes = 64 * 1024 * 1024;
const notUnderstood =
  'These modifiers are not understood. Expected were some of f, fit, w, h, s, q and b, such as f_webp&s_320x240&q_80.';

interface Source {
  readonly path: string;
  readonly modifiers: Record<string, string>;
}

interface Variant {
  readonly data: Buffer;
  readonly type: string;
}

/**
 * Resized and converted own images under /_ipx (R206, PL12). Images of other hosts are not fetched:
 * a proxy for any address would be open to everybody.
 */
export function imageRoutes(app: FastifyInstance, folder: string): void {
  const ipx = createIPX({ storage: ipxFSStorage({ dir: folder }), maxAge: 86_400 });
  // Who asks while a variant is being made gets that same one.
  const variants = new LRUCache<string, Variant, Source>({
    maxSize: keepAtMostBytes,
    sizeCalculation: ({ data }) => data.byteLength,
    fetchMethod: (_key, _stale, { context }) => makeVariant(ipx, context),
  });

  app.get<{ Params: { modifiers: string; '*': string } }>('/_ipx/:modifiers/*', async (request, reply) => {
    const { modifiers: asked, '*': path } = request.params;
    const modifiers = readModifiers(asked);
    try {
      const stamp = stampOf(folder, path);
      if (stamp === undefined) return reply.code(404).type('text/plain').send('Not found');
      if (!modifiers) return reply.code(400).type('text/plain').send(notUnderstood);
      const key = `${JSON.stringify(modifiers)} ${path} ${stamp}`;
      const { data, type } = await variants.forceFetch(key, { context: { path, modifiers } });
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .type(type)
        .send(data);
    } catch (error) {
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

async function makeVariant(ipx: ReturnType<typeof createIPX>, { path, modifiers }: Source): Promise<Variant> {
  const { data, format } = await ipx(path, modifiers).process();
  return {
    data: Buffer.from(data),
    type: format === 'svg+xml' || format === 'svg' ? 'image/svg+xml' : `image/${format ?? 'octet-stream'}`,
  };
}
