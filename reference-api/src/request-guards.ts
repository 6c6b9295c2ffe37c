import type { FastifyInstance } from 'fastify';
import { badRequest } from './http-error';

const bodyLimit = 128 * 1024;
/** A surrogate without its other half: JSON can escape it, and UTF-8 has no bytes for it. */
const halfCharacter = /\p{Surrogate}/u;
/** Levels; what the API takes needs four. */
const deepest = 20;

/** What holds for every route: a body limit, answers that no cache keeps, and no text that PostgreSQL cannot store: NUL, and half a character. */
export function guardBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    checkTexts([body, query, params]);
  });
}

/** Level by level rather than by recursion, which a body of nothing but brackets would exhaust. */
function checkTexts(values: unknown[]): void {
  let level = values;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) {
      throw badRequest('The request is nested too deeply: at most {limit} levels were expected', { limit: deepest });
    }
    const texts = level.filter((value) => typeof value === 'string');
    if (texts.some((text) => text.includes('\0'))) throw badRequest('Text must not contain the NUL character');
    if (texts.some((text) => halfCharacter.test(text))) {
      throw badRequest('The text contains half a character: remove it and type it again');
    }
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
