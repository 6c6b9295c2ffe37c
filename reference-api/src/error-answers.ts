import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from './database/unavailable';
import { HttpError, unavailable } from './http-error';
import { requestFacts } from './log/access-log';
import { safeError } from './log/safe-error';

const away = unavailable('The service is not available at the moment. Please try again shortly.');

/** Every failure leaves as `{ message }`; what went wrong inside is logged and never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) return answer(reply, 400, validationMessage(error));
    if (error instanceof HttpError) return refuse(reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return answer(reply, status, error.message);
    const facts = { ...requestFacts(request), ...safeError(error) };
    if (status === 503 || isUnavailable(error)) {
      request.log.warn(facts, 'database away');
      return refuse(reply, away);
    }
    request.log.error(facts, 'failed');
    return answer(reply, 500, 'Something went wrong on our side. Please try again.');
  });
}

function refuse(reply: FastifyReply, { statusCode, message, retryAfter }: HttpError) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return answer(reply, statusCode, message);
}

export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    answer(reply, 404, `There is no ${request.method} ${request.url.split('?')[0]}`),
  );
}

function answer(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).type('application/json').send({ message });
}

/** The first complaint, with the name of its field: `last_four must match pattern "^\d{4}$"`. */
function validationMessage(error: FastifyError): string {
  const complaint = error.validation?.[0];
  const path = (complaint?.instancePath ?? '').split('/').filter((part) => part !== '' && part !== 'body');
  const missing = complaint?.params.requiredProperties;
  if (Array.isArray(missing)) return `${[...path, missing[0]].join('.')} is required`;
  return `${path.join('.') || error.validationContext || 'The request'} ${complaint?.message ?? 'is not valid'}`;
}
