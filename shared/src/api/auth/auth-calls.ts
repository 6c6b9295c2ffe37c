import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { field, isRecord, readText } from '../read';
import { readUser, type User } from '../user';

/** Both as typed: the server alone judges them (PD21). */
export interface LoginCredentials {
  readonly email: string;
  readonly password: string;
}

/** The access token of a login answer. */
export function readAccessToken(data: unknown): string | undefined {
  return isRecord(data) ? readText(field(data, 'access_token')) : undefined;
}

/** POST /auth/login; resolves to the access token. Throws ApiError, `noAccessToken` where the answer holds none. */
export function logIn(api: ApiClient, { email, password }: LoginCredentials): Promise<string> {
  return callAndRead(
    api,
    { method: 'POST', path: '/auth/login', body: { email, password }, defaultError: 'login', anonymous: true },
    readAccessToken,
    'noAccessToken',
  );
}

/** POST /auth/register; the answer is not read. Throws ApiError. */
export async function registerAccount(api: ApiClient, { email, password }: LoginCredentials): Promise<void> {
  const body = { email, password };
  await api.request({ method: 'POST', path: '/auth/register', body, defaultError: 'register', anonymous: true });
}

/** POST /auth/logout without a body, for the token of the present identity. Throws ApiError. */
export async function logOut(api: ApiClient): Promise<void> {
  await api.request({ method: 'POST', path: '/auth/logout', defaultError: 'logout' });
}

/** GET /auth/validate for the token of the present identity. Throws ApiError, `noValidationData` where the answer names no user. */
export function fetchUser(api: ApiClient): Promise<User> {
  return callAndRead(
    api,
    { method: 'GET', path: '/auth/validate', defaultError: 'validateToken' },
    readUser,
    'noValidationData',
  );
}
