import type { FastifyInstance } from 'fastify';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { countTry } from './limiter';
import type { Rules } from './rules';

/** Every call that may change something, of a user who is signed in, counts, but for the one that signs out; register it after requireSignIn. */
export function limitWrites(app: FastifyInstance, context: Context, rules: Rules): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    // Refused, it would leave a token that is used by somebody else.
    if (request.routeOptions.url?.endsWith('/auth/logout')) return;
    await countTry(context, rules.write, signedInUser(request).id);
  });
}
