import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { readUser } from '../user';
import { fetchUser, logIn, logOut, registerAccount } from './auth-calls';

const credentials = { email: 'ana@careline.example', password: 'x' };

describe('authentication calls', () => {
  it('R169: login posts exactly e-mail and password, without identity, and reads access_token', async () => {
    const { api, server } = createTestContext({ 'POST /auth/login': { access_token: 't1', user: {} } });
    const typed = { ...credentials, remember: true };
    await expect(logIn(api, typed)).resolves.toBe('t1');
    expect(server.calls[0]?.body).toEqual(credentials);
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });

  it.each([{}, { access_token: '' }, { access_token: null }, null, []])(
    'R149: a login answered %j has no access token',
    async (answer) => {
      const { api } = createTestContext({ 'POST /auth/login': answer });
      expect((await failureOf(logIn(api, credentials))).key).toBe('noAccessToken');
    },
  );

  it.each([undefined, { anything: 1 }, 'created'])(
    'R170: registration posts both and does not read %j',
    async (answer) => {
      const { api, server } = createTestContext({ 'POST /auth/register': answer });
      await expect(registerAccount(api, credentials)).resolves.toBeUndefined();
      expect(server.calls.map((call) => call.body)).toEqual([credentials]);
    },
  );

  it('R171: logout posts no body, with the token', async () => {
    const { api, server } = createTestContext({ 'POST /auth/logout': undefined });
    await logOut(api);
    expect(server.calls[0]).toMatchObject({ method: 'POST', body: undefined });
    expect(server.calls[0]?.headers.authorization).toBe('Bearer test-token');
  });

  it.each([
    [{ user_id: 'u1', org_id: 'o1', permissions: ['a', 'b'], username: 'ana' }],
    [{ UserID: 'u1', OrganizationID: 'o1', Permissions: ['a', 'b'], Username: 'ana' }],
  ])('R62 R63 R64 R65 R172: validation reads %j', async (answer) => {
    const { api } = createTestContext({ 'GET /auth/validate': answer });
    await expect(fetchUser(api)).resolves.toEqual({ id: 'u1', org_id: 'o1', permissions: ['a', 'b'], username: 'ana' });
  });

  it.each([undefined, {}, { username: 'ana' }, 'fine'])(
    'R172 R209: validation answered %j names no user',
    async (answer) => {
      const { api } = createTestContext({ 'GET /auth/validate': answer });
      expect(await failureOf(fetchUser(api))).toMatchObject({ key: 'noValidationData', code: 'invalid' });
    },
  );

  it('R209: body-less failures end in the default texts', async () => {
    const { api } = createTestContext({
      'POST /auth/login': failure(401),
      'POST /auth/register': failure(500),
      'GET /auth/validate': failure(401),
    });
    expect((await failureOf(logIn(api, credentials))).message).toBe('errors.login');
    expect((await failureOf(registerAccount(api, credentials))).message).toBe('errors.register');
    expect((await failureOf(fetchUser(api))).message).toBe('errors.validateToken');
  });

  it('permissions that are no list of strings are none', () => {
    expect(readUser({ user_id: 7, permissions: 'all' })).toMatchObject({ id: '7', permissions: [] });
    expect(readUser({ user_id: 7, permissions: ['a', null, {}] })?.permissions).toEqual(['a']);
  });
});
