import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error';

/** The site may come from another origin. It proves itself by a token, never by a cookie, so any origin may ask. */
export async function allowOtherOrigins(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-User-ID', 'X-Organization-ID', 'X-User-Permissions'],
    exposedHeaders: ['Retry-After'],
    maxAge: 7200,
  });
}

/** Limits nothing by itself: a route asks for it in its `config`. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, `Too many attempts. Please try again in ${after}.`),
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
