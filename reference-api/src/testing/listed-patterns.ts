import type { FastifyInstance, RouteOptions } from 'fastify';

/** A pattern of a route's schema, with where it stands: `POST /auth/register body.email`. */
export type ListedPattern = { where: string; pattern: string };

/**
 * Call it before the routes of `app` are registered; what it returns, when they are, tells every pattern that a request to one of them is held
 * against.
 */
export function listPatterns(app: FastifyInstance): () => ListedPattern[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  return () => {
    const found: ListedPattern[] = [];
    for (const { method, url, schema } of routes) {
      for (const part of ['body', 'querystring', 'params', 'headers'] as const) {
        collect(`${method} ${url} ${part}`, schema?.[part], found);
      }
    }
    return found;
  };
}

function collect(where: string, schema: unknown, found: ListedPattern[]): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' && typeof value === 'string') found.push({ where, pattern: value });
    else if (key === 'patternProperties') {
      for (const pattern of Object.keys(value)) found.push({ where: `${where}.*`, pattern });
    }
    collect(key === 'properties' ? where : `${where}.${key}`, value, found);
  }
}
