import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { type ApiClient, createApiClient } from '../api/client';
import { createQueryClient } from '../api/query-client';
import { createEventBus, type EventBus } from '../platform/events';
import { type Answer, createTestApi, TEST_API_BASE, type TestApi } from './test-api';

/** What calls need, over an API in memory. */
export interface TestContext {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly events: EventBus;
  readonly server: TestApi;
}

/** What calls need, over a table `METHOD /path` → answer; default texts are their keys. For calls, where no page is shown. */
export function createTestContext(answers: Readonly<Record<string, Answer>> = {}): TestContext {
  const server = createTestApi(answers);
  const api = createApiClient({
    baseUrl: TEST_API_BASE,
    identity: () => ({ token: 'test-token', permissions: [] }),
    errorText: (key) => (key.includes(':') ? key : `errors.${key}`),
    fetch: server.fetch,
  });
  return { api, queries: createQueryClient(), events: createEventBus(), server };
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
