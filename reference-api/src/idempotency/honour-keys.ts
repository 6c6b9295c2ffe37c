import { createHash } from 'node:crypto';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { inTransaction } from '../database/current-transaction';
import { failures } from '../failure-schema';
import { HttpError, unprocessable } from '../http-error';
import { isMessageText } from '../texts/message';
import { claimKey, type StoredAnswer, storeAnswer } from './key-repository';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a POST with this body changes nothing, so that its key has nothing to protect and leaves nothing behind. */
    readonly onlyReads?: (body: unknown) => boolean;
  }
}

/** What a POST that honours keys says of its headers. */
export const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[!-~]{1,200}$',
      description:
        'Names one intent of the client, such as a random id. A repetition within 24 hours gets the answer of the first, and changes nothing.',
    }),
  ),
});

/**
 * Every POST that is registered on `app` after this happens once for each Idempotency-Key of a user, whatever is repeated: what it writes, the key
 * and the answer are one transaction. Refusals are kept too; a failure of ours leaves nothing behind, so that it may be tried again, and neither
 * does what only reads. Handlers give their answer back instead of sending it, for it must not leave before all is stored.
 */
export function honourKeys(app: FastifyInstance, context: Context): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    const own = typeof route.schema?.response === 'object' ? route.schema.response : {};
    // A key that is none, and one that was used for another request.
    route.schema = { ...route.schema, headers: KeyHeaders, response: { ...failures(400, 422), ...own } };
    const handle = route.handler;
    route.handler = async function handleOnce(request, reply) {
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || route.config?.onlyReads?.(request.body)) return handle.call(this, request, reply);
      return once(context, key, request, reply, async () => handle.call(this, request, reply));
    };
  });
}

async function once(
  context: Context,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const { id } = signedInUser(request);
  const fingerprint = fingerprintOf(request);
  const { isNew, status, body } = await inTransaction(context.database, async () => {
    const claim = await claimKey(context, id, key, fingerprint);
    if (claim.isNew) {
      const answer = await answerOf(handle, reply);
      await storeAnswer(context, id, key, answer);
      return { isNew: true, ...answer };
    }
    if (claim.fingerprint === fingerprint) return { isNew: false, ...claim.answer };
    throw unprocessable('This Idempotency-Key was used for another request. Send a new key with a new request.');
  });
  if (!isNew) reply.header('idempotent-replayed', 'true');
  const answer: unknown = body === '' ? null : JSON.parse(body);
  if (status >= 400) throw refusalOf(status, answer);
  reply.code(status);
  return answer;
}

/** A refusal is an answer as well, and what was done before it (a failed charge on record) stays. */
async function answerOf(handle: () => Promise<unknown>, reply: FastifyReply): Promise<StoredAnswer> {
  try {
    const body = await handle();
    if (reply.sent)
      throw new Error('A POST must return its answer instead of sending it: it left before it was stored.');
    return { status: reply.statusCode, body: body === null ? '' : JSON.stringify(body) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
    return { status: error.statusCode, body: JSON.stringify({ text: error.text, values: error.values }) };
  }
}

/** The refusal that was stored: told again in the language of whoever asks again. */
function refusalOf(status: number, stored: unknown): HttpError {
  const { text, values } = { text: undefined, values: {}, ...Object(stored) };
  if (!isMessageText(text)) throw new Error(`A stored refusal has no text of ours: ${JSON.stringify(stored)}`);
  return new HttpError(status, text, { values });
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('base64url');
}
