import type { FastifyRequest } from 'fastify';
import type { SiteFile } from './static-files';

const mainScript = /<script type="module" crossorigin id="careline-main" src="([^"]+)"/;

/** The `Link` that goes ahead of a page in a 103 (RFC 8297): its main script, which would share the line with all that waits for it if it were asked for with the rest. */
export function earlyHint(html: string): string | undefined {
  const main = mainScript.exec(html)?.[1];
  return main && `<${main}>; rel=preload; as=script; crossorigin`;
}

/**
 * The same for a page that is asked for; undefined for who would make nothing of it: browsers heed it over HTTP/2 and HTTP/3 alone, for a document. Who speaks HTTP/1.0 may take
 * it for the answer (RFC 9110, 15.2).
 */
export function earlyHintFor({ method, protocol, headers, raw }: FastifyRequest, page: SiteFile): string | undefined {
  if (method !== 'GET' || protocol !== 'https' || headers['sec-fetch-dest'] !== 'document') return undefined;
  if (raw.httpVersion === '1.0') return undefined;
  return earlyHint(page.body('identity').toString('utf8'));
}
