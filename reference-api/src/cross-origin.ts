import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { siteOrigin } from './site-origin';

/**
 * The site may come from another origin: from that of `siteUrl`, where it is known. It proves itself by a token, never by a cookie; but where any
 * origin may ask, any page may let its visitors guess passwords. Throws a SiteUrlError for what is no address.
 */
export async function allowOtherOrigins(app: FastifyInstance, siteUrl: string | undefined): Promise<void> {
  const origin = siteOrigin(siteUrl);
  await app.register(cors, {
    origin: origin === undefined ? '*' : [origin],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'X-User-ID',
      'X-Organization-ID',
      'X-User-Permissions',
      'Idempotency-Key',
    ],
    exposedHeaders: ['Retry-After', 'Idempotent-Replayed'],
    maxAge: 7200,
  });
}
