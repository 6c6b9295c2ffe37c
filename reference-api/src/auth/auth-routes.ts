import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { failures } from '../failure-schema';
import { unauthorized } from '../http-error';
import { KeyHeaders } from '../idempotency/honour-keys';
import { countTry, type Rule, takeBackTry } from '../limits/limiter';
import { networkOf } from '../limits/network-of';
import type { RouteOptions } from '../route-options';
import { guardAccount } from './guard-account';
import { hashPassword, isPassword } from './passwords';
import { registerOnce } from './register-once';
import { findUserByEmail, normalizeEmail, sessionLength, startSession } from './user-repository';

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
// Each part excludes the dot that ends it: so no text, however long, can be divided in more than one way.
const address = '^\\s*[^\\s@]+@(?:[^\\s@.]+\\.)+[^\\s@.]+\\s*$';
const Registration = Type.Object({
  email: Type.String({ pattern: address, maxLength: 254 }),
  password: Type.String({ minLength: 8, maxLength: 200 }),
});

/** Bytes: whoever is not signed in sends an address and a password, nothing longer. */
const bodyLimit = 4096;

export const authRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { rules } = options;
  // Before the body is read: who may try no more need not send it.
  const countNetwork = (rule: Rule) => (request: FastifyRequest) => countTry(options, rule, networkOf(request.ip));
  // Checked when there is no such account, so that its answer takes as long as that to a wrong password.
  const nobody = await hashPassword('nobody has this password', options.passwordCost);

  app.post(
    '/auth/register',
    {
      onRequest: countNetwork(rules.registration),
      bodyLimit,
      schema: {
        tags: ['Authentication'],
        summary: 'Makes an account; it does not sign in',
        body: Registration,
        headers: KeyHeaders,
        response: { 201: Type.Object({ user_id: Type.String(), email: Type.String() }), ...failures(400, 409, 429) },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const registration = { email: normalizeEmail(email), password, key: request.headers['idempotency-key'] };
      const user = await registerOnce(options, registration, options.passwordCost);
      return reply.code(201).send({ user_id: user.id, email: user.email });
    },
  );

  app.post(
    '/auth/login',
    {
      onRequest: countNetwork(rules.signIn),
      bodyLimit,
      schema: {
        tags: ['Authentication'],
        summary: 'Signs in',
        body: Credentials,
        response: {
          200: Type.Object({ access_token: Type.String(), token_type: Type.String(), expires_in: Type.Integer() }),
          ...failures(400, 401, 429),
        },
      },
    },
    async (request) => {
      const email = normalizeEmail(request.body.email);
      const network = networkOf(request.ip);
      const succeeded = await guardAccount(options, rules, email, network);
      const user = await findUserByEmail(options.database, email);
      const isRight = await isPassword(user?.passwordHash ?? nobody, request.body.password);
      if (user === undefined || !isRight) throw unauthorized('The email address or the password is not right.');
      // For the log: who signed in.
      request.signedInAs = user;
      await succeeded();
      await takeBackTry(options, rules.signIn, network);
      const token = await startSession(options, user);
      return { access_token: token, token_type: 'Bearer', expires_in: sessionLength / 1000 };
    },
  );
};
