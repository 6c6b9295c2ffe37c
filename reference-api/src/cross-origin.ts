import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * The site may come from another origin: from that of `siteUrl`, where it is known. It proves itself by a token, never by a cookie; but where any
 * origin may ask, any page may let its visitors guess passwords.
 */
export async function allowOtherOrigins(app: FastifyInstance, siteUrl: string | undefined): Promise<void> {
  await app.register(cors, {
    origin: siteUrl ? [new URL(siteUrl).origin] : '*',
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
