import { readMember } from './read-json';
import type { TestApi } from './test-api';

export type Operation = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; described: unknown };

/** Every call that the OpenAPI document describes; paths carry their parameters as `{id}`. */
export async function listOperations(api: TestApi): Promise<Operation[]> {
  const { body } = await api.call('GET', '/openapi.json');
  const paths = readMember(body, 'paths');
  return Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    (['GET', 'POST', 'PUT', 'DELETE'] as const).flatMap((method) => {
      const described = readMember(methods, method.toLowerCase());
      return described === undefined ? [] : [{ method, path, described }];
    }),
  );
}
