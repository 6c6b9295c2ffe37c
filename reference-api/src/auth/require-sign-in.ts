import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { forbidden, unauthorized } from '../http-error';
import { findUserByToken, type User } from './user-repository';

declare module 'fastify' {
  interface FastifyRequest {
    signedInAs: User | null;
  }
}

/** Every route that is registered after this on `app` answers 401 without a token that stands for a user. */
export function requireSignIn(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    const token = bearerToken(request);
    const user = token === undefined ? undefined : await findUserByToken(context, token);
    if (user === undefined) {
      reply.header('www-authenticate', 'Bearer');
      throw unauthorized('Please sign in.');
    }
    request.signedInAs = user;
  });
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The user behind the token. The X-User-ID header is never believed: it says what the client thinks, the token what is true. */
export function signedInUser(request: FastifyRequest): User {
  if (request.signedInAs === null) throw unauthorized('Please sign in.');
  return request.signedInAs;
}

/** For the calls that carry the user's id in their path. */
export function ownUser(request: FastifyRequest, userId: string): User {
  const user = signedInUser(request);
  if (user.id !== userId.toLowerCase()) throw forbidden('These phone numbers belong to another account.');
  return user;
}
