import type { FastifyInstance } from 'fastify';
import { createIPX, ipxFSStorage } from 'ipx';
import { securityHeaders } from './security-headers';

const ownImage = /^\/?[\w./-]+\.(png|jpe?g|webp|avif|gif|svg)$/i;
const keepAtMost = 500;

interface Variant {
  readonly data: Buffer | string;
  readonly type: string;
}

/**
 * Resized and converted own images under /_ipx (specification.md §7, decisions.md A12). Images of other hosts are not fetched:
 * a proxy for any address would be open to everybody.
 */
export function imageRoutes(app: FastifyInstance, folder: string): void {
  const ipx = createIPX({ storage: ipxFSStorage({ dir: folder }), maxAge: 86_400 });
  const kept = new Map<string, Promise<Variant>>();

  app.get<{ Params: { modifiers: string; '*': string } }>('/_ipx/:modifiers/*', async (request, reply) => {
    const { modifiers, '*': path } = request.params;
    reply.headers(securityHeaders);
    if (!ownImage.test(path) || path.split('/').includes('..'))
      return reply.code(404).type('text/plain').send('Not found');
    const key = `${modifiers}/${path}`;
    const known = kept.get(key);
    const variant = known ?? makeVariant(ipx, path, modifiers);
    if (!known) {
      if (kept.size >= keepAtMost) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, variant);
    }
    try {
      const { data, type } = await variant;
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .type(type)
        .send(data);
    } catch (error) {
      kept.delete(key);
      const status =
        error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
          ? error.statusCode
          : 500;
      return reply
        .code(status)
        .type('text/plain')
        .send(status === 404 ? 'Not found' : 'The image cannot be made.');
    }
  });
}

async function makeVariant(ipx: ReturnType<typeof createIPX>, path: string, modifiers: string): Promise<Variant> {
  const { data, format } = await ipx(path, readModifiers(modifiers)).process();
  return {
    data: Buffer.from(data),
    type: format === 'svg+xml' || format === 'svg' ? 'image/svg+xml' : `image/${format ?? 'octet-stream'}`,
  };
}

/** `f_webp&s_320x240` → `{ f: 'webp', s: '320x240' }`; `_` alone means none. */
function readModifiers(text: string): Record<string, string> {
  if (text === '_') return {};
  const pairs = text.split(/[&,]/).map((part): [string, string] => {
    const [, key = '', value = ''] = /^([^_:=]+)[_:=]?(.*)$/.exec(part) ?? [];
    return [key, decodeURIComponent(value)];
  });
  return Object.fromEntries(pairs.filter(([key]) => key !== ''));
}
