import { describe, expect, it } from 'vitest';
import type { TestApi } from '../testing/test-api';

export function authSuite(api: () => TestApi): void {
  describe('sign-in and sessions', () => {
    it('gives a new account a verified primary phone, an empty profile and nothing else', async () => {
      const user = await api().newUser();
      const { body } = await api().ok('GET', '/professionals/profile', user.token);
      expect(body).toMatchObject({
        profile: { first_name: '', skills: [], personalized_conditions: [], email: user.email },
      });
      expect(body).toMatchObject({ profile: { phone_numbers: [{ is_verified: true, is_primary: true }] } });
      expect(user.phoneNumber).toMatch(/^\+1[2-9]\d\d55501\d\d$/);
      const other = await api().newUser();
      expect(other.phoneNumber).not.toBe(user.phoneNumber);
    });

    it('tells who a token stands for', async () => {
      const user = await api().newUser();
      const { body } = await api().ok('GET', '/auth/validate', user.token);
      expect(body).toMatchObject({ user_id: user.id, username: user.email });
      expect(body).toMatchObject({ org_id: expect.stringMatching(/^[0-9a-f-]{36}$/), permissions: expect.any(Array) });
    });

    it('answers an unknown account and a wrong password alike', async () => {
      const { email } = await api().newUser();
      const wrong = await api().call('POST', '/auth/login', { body: { email, password: 'not this one' } });
      const unknown = await api().call('POST', '/auth/login', {
        body: { email: `x${email}`, password: 'long enough' },
      });
      expect(wrong.status).toBe(401);
      expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
    });

    it('reads e-mail addresses without regard to case, and takes each once', async () => {
      const { email } = await api().newUser();
      const again = { email: email.toUpperCase(), password: 'long enough' };
      expect((await api().call('POST', '/auth/login', { body: again })).status).toBe(200);
      const taken = await api().call('POST', '/auth/register', { body: again });
      expect(taken).toMatchObject({
        status: 409,
        body: { message: 'An account with this email address already exists.' },
      });
    });

    it('lets one of fifty simultaneous registrations of an address through', async () => {
      const body = { email: `${crypto.randomUUID()}@careline.example`, password: 'long enough' };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => api().call('POST', '/auth/register', { body })),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(49).fill(409)]);
    });

    it('F4: registers once for each Idempotency-Key, and tells of the account to who has key and password alone', async () => {
      const body = { email: `${crypto.randomUUID()}@careline.example`, password: 'long enough' };
      const key = crypto.randomUUID();
      const register = (changes: object = {}, name: string = key) =>
        api().call('POST', '/auth/register', { body: { ...body, ...changes }, key: name });
      const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email: ` ${body.email}` })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.text('user_id'))).size).toBe(1);
      expect((await register({ password: 'another one' })).status).toBe(409);
      expect((await register({}, crypto.randomUUID())).status).toBe(409);
      expect((await api().call('POST', '/auth/register', { body })).status).toBe(409);
      expect((await register({ email: `x${body.email}` })).status).toBe(201);
      // The account's later calls are other requests, and after a day the key is forgotten.
      const token = await api().signIn(body.email);
      expect((await api().call('POST', '/auth/logout', { token, key })).status).toBe(422);
      api().travelSeconds(25 * 60 * 60);
      expect((await register()).status).toBe(409);
    });

    it.each([
      ['no address', { password: 'long enough' }, 'Email address is required'],
      ['no password', { email: 'a@b.example' }, 'Password is required'],
      ['half an address', { email: 'a@b', password: 'long enough' }, 'Email address does not have the form'],
      ['a short password', { email: 'a@b.example', password: 'short' }, 'Password needs at least 8 characters'],
      ['a list', [], 'body is not valid'],
    ])('refuses a registration with %s and says why', async (_title, body, reason) => {
      const answer = await api().call('POST', '/auth/register', { body });
      expect(answer.status).toBe(400);
      expect(answer.text('message')).toContain(reason);
    });

    it('AX7 AX8: says why in the language of the request, and names the field that is wrong', async () => {
      const body = { email: 'a@b.example', password: 'short' };
      const answer = await api().call('POST', '/auth/register', { body, language: 'ru-RU' });
      expect(answer.body).toMatchObject({
        message: 'Пароль: не менее 8\u00a0символов',
        translations: { en: 'Password needs at least 8 characters', ru: 'Пароль: не менее 8\u00a0символов' },
        field: 'password',
      });
      const wrong = { email: 'nobody@b.example', password: 'not this one' };
      const refused = await api().call('POST', '/auth/login', { body: wrong, language: 'es-ES' });
      expect(refused.body).toMatchObject({ message: 'El correo electrónico o la contraseña no son correctos.' });
    });

    it('revokes a token at sign-out, and only that one', async () => {
      const user = await api().newUser();
      const other = await api().signIn(user.email);
      expect((await api().call('POST', '/auth/logout', { token: user.token })).status).toBe(204);
      expect((await api().call('GET', '/auth/validate', { token: user.token })).status).toBe(401);
      expect((await api().call('POST', '/auth/logout', { token: user.token })).status).toBe(401);
      await api().ok('GET', '/auth/validate', other);
    });

    it('F351: keeps the newest fifty sessions of an account', async () => {
      const user = await api().newUser();
      const other = await api().newUser();
      api().travelSeconds(1);
      const second = await api().signIn(user.email);
      api().travelSeconds(1);
      for (let time = 2; time < 50; time += 1) await api().signIn(user.email);
      await api().ok('GET', '/auth/validate', user.token);
      const last = await api().signIn(user.email);
      expect((await api().call('GET', '/auth/validate', { token: user.token })).status).toBe(401);
      for (const token of [second, last, other.token]) await api().ok('GET', '/auth/validate', token);
    });

    it('lets a token run out after thirty days', async () => {
      const user = await api().newUser();
      const old = user.token;
      await api().travel(29, user);
      await api().ok('GET', '/auth/validate', old);
      await api().travel(1.01, user);
      expect((await api().call('GET', '/auth/validate', { token: old })).status).toBe(401);
    });
  });
}
