import type { FastifyRequest } from 'fastify';
import type { SiteFile } from './static-files';

const mainScript = /<script type="module" crossorigin id="careline-main" src="([^"]+)"/;

/**
 * The `Link` that goes ahead of a page in a 103 (RFC 8297): its main script, which would share the line with all that waits for it if it were asked for with the rest. Undefined
 * for who would make nothing of it: browsers heed it over HTTP/2 and HTTP/3 alone, for a document.
 */
export function earlyHint(page: SiteFile, { method, protocol, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' || protocol !== 'https' || headers['sec-fetch-dest'] !== 'document') return undefined;
  const main = mainScript.exec(page.body('identity').toString('utf8'))?.[1];
  return main && `<${main}>; rel=preload; as=script; crossorigin`;
}
