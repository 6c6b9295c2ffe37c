import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from './database/unavailable';
import { HttpError, unavailable } from './http-error';
import { requestFacts } from './log/access-log';
import { safeError } from './log/safe-error';
import { inEachLanguage, languageOf, type MessageText, type MessageValues } from './texts/message';
import { invalidRequest } from './validation-message';

const away = unavailable('The service is not available at the moment. Please try again shortly.');

/** Every failure leaves as `{ message }`, with its translations; what went wrong inside is logged and never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      const { text, values, field } = invalidRequest(error);
      return answer(request, reply.code(400), { text, values, field });
    }
    if (error instanceof HttpError) return refuse(request, reply, error);
    const status = error.statusCode ?? 500;
    // The server's own words for what is no call of this API: unreadable JSON, another media type, too long a body.
    if (status >= 400 && status < 500) return send(reply.code(status), { message: error.message });
    const facts = { ...requestFacts(request), ...safeError(error) };
    if (status === 503 || isUnavailable(error)) {
      request.log.warn(facts, 'database away');
      return refuse(request, reply, away);
    }
    request.log.error(facts, 'failed');
    return answer(request, reply.code(500), { text: 'Something went wrong on our side. Please try again.' });
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, { statusCode, text, values, retryAfter }: HttpError) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return answer(request, reply.code(statusCode), { text, values, field: values.field?.toString() });
}

/** At once, and not when a body has come that nobody reads. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answerNotFound(request, reply);
  });
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const values = { method: request.method, path: request.url.split('?')[0] ?? '' };
  return answer(request, reply.code(404), { text: 'There is no {method} {path}', values });
}

interface Told {
  readonly text: MessageText;
  readonly values?: MessageValues;
  readonly field?: string | undefined;
}

/** In the language that the request asks for, and in the others for a page that changes its language meanwhile (PD66). */
function answer(request: FastifyRequest, reply: FastifyReply, { text, values, field }: Told) {
  const language = languageOf(request.headers['accept-language']);
  reply.header('content-language', language).header('vary', 'accept-language');
  const translations = inEachLanguage(text, values);
  return send(reply, { message: translations[language], translations, ...(field !== undefined && { field }) });
}

interface Refusal {
  readonly message: string;
  readonly translations?: Readonly<Record<string, string>>;
  readonly field?: string;
}

function send(reply: FastifyReply, body: Refusal) {
  return reply.type('application/json').send(body);
}
