import type { FastifyError } from 'fastify';
import type { MessageText, MessageValues } from './texts/message';

type Complaint = NonNullable<FastifyError['validation']>[number];

/** What is wrong with a request, and with which field of it. */
export interface InvalidRequest {
  readonly text: MessageText;
  readonly values: MessageValues;
  /** As the contract names it, such as `last_four`; undefined where the request as a whole is wrong. */
  readonly field: string | undefined;
}

/** The words for each rule of a schema that has a limit. */
const limited: Readonly<Record<string, MessageText>> = {
  minLength: '{field} needs at least {limit} characters',
  maxLength: '{field} may have at most {limit} characters',
  minimum: '{field} must not be less than {limit}',
  maximum: '{field} must not be more than {limit}',
  maxItems: '{field} may hold at most {limit} entries',
};
const malformed = new Set(['pattern', 'format']);

/** The first complaint about a request, in words for people. */
export function invalidRequest({ validation, validationContext }: FastifyError): InvalidRequest {
  const complaint = validation?.[0];
  const path = (complaint?.instancePath ?? '').split('/').filter((part) => part !== '' && part !== 'body');
  const missing = complaint?.params.requiredProperties;
  if (Array.isArray(missing)) return about([...path, missing[0]].join('.'), '{field} is required');
  const field = path.join('.') || undefined;
  return about(field, textOf(complaint), { field: field ?? validationContext ?? 'request', ...limitOf(complaint) });
}

function about(
  field: string | undefined,
  text: MessageText,
  values: MessageValues = { field: field ?? '' },
): InvalidRequest {
  return { text, values, field };
}

function textOf(complaint: Complaint | undefined): MessageText {
  if (complaint?.keyword === 'minLength' && complaint.params.limit === 1) return '{field} is required';
  if (malformed.has(complaint?.keyword ?? '')) return '{field} does not have the form that was expected';
  return limited[complaint?.keyword ?? ''] ?? '{field} is not valid';
}

function limitOf(complaint: Complaint | undefined): MessageValues {
  const { limit } = complaint?.params ?? {};
  return typeof limit === 'number' ? { limit } : {};
}
