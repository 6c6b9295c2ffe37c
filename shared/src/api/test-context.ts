import type { QueryClient } from '@tanstack/react-query';
import { type Answer, createTestApi, TEST_API_BASE, type TestApi } from '../testing/test-api';
import { ApiError } from './api-error';
import { type ApiClient, createApiClient } from './client';
import { createQueryClient } from './query-client';

export interface TestContext {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly server: TestApi;
}

/** Client and cache over a table of answers; default texts are their keys. For tests of this folder. */
export function createTestContext(answers: Readonly<Record<string, Answer>> = {}): TestContext {
  const server = createTestApi(answers);
  const api = createApiClient({
    baseUrl: TEST_API_BASE,
    identity: () => ({ token: 'test-token', permissions: [] }),
    errorText: (key) => `errors.${key}`,
    fetch: server.fetch,
  });
  return { api, queries: createQueryClient(), server };
}

/** The ApiError that a call rejects with; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('the call did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
