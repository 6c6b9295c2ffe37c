import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiRequest } from './client';
import type { ErrorText } from './error-keys';

/** What a mutation needs: the client and the cache whose rules it keeps. The platform is one. */
export interface ApiContext {
  readonly api: ApiClient;
  readonly queries: QueryClient;
}

/** Sends and reads; an answer that the reader cannot read is an ApiError with `unreadable`, or else the call's default text. */
export async function callAndRead<Value>(
  api: ApiClient,
  request: ApiRequest,
  read: (data: unknown) => Value | undefined,
  unreadable: ErrorText = request.defaultError,
): Promise<Value> {
  const value = read(await api.request(request));
  if (value === undefined) throw api.error(unreadable, 'invalid');
  return value;
}
