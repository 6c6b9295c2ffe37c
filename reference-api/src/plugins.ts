import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
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

/** Collects the routes' schemas; `/openapi.json` serves them. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Careline reference API', version: '1.0.0' },
      servers: [{ url: app.prefix === '' ? '/' : app.prefix }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
}
