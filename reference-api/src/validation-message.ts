import type { FastifyError } from 'fastify';
import type { MessageText, MessageValues } from './texts/message';

type Complaint = NonNullable<FastifyError['validation']>[number];

/** What is wrong with a request, and with which field of it. */
export interface InvalidRequest {
  readonly text: MessageText;
  readonly values: MessageValues;
  /** As the contract names it, such as `last_four` or `conditions_to_link.0.active`; undefined where the request as a whole is wrong. */
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
  const complaint = firstComplaint(validation ?? []);
  const field = complaint && (pathOf(complaint).join('.') || undefined);
  const values = { field: field ?? validationContext ?? 'request', ...limitOf(complaint) };
  return { text: textOf(complaint), values, field };
}

/** About a union each of its branches complains, and the outermost says only that none fits: the deepest of them tells what was meant. */
function firstComplaint(complaints: readonly Complaint[]): Complaint | undefined {
  const [first] = complaints;
  const path = first?.instancePath ?? '';
  if (!complaints.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === path)) return first;
  return complaints
    .filter(({ instancePath }) => `${instancePath}/`.startsWith(`${path}/`))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0];
}

/** Of what is missing, where it should have been. */
function pathOf({ instancePath, params }: Complaint): readonly string[] {
  const { requiredProperties } = params;
  const missing = Array.isArray(requiredProperties) ? [String(requiredProperties[0])] : [];
  return [...instancePath.split('/').filter((part) => part !== '' && part !== 'body'), ...missing];
}

function textOf(complaint: Complaint | undefined): MessageText {
  const { keyword = '', params = {} } = complaint ?? {};
  if (keyword === 'required' || (keyword === 'minLength' && params.limit === 1)) return '{field} is required';
  if (malformed.has(keyword)) return '{field} does not have the form that was expected';
  return limited[keyword] ?? '{field} is not valid';
}

function limitOf(complaint: Complaint | undefined): MessageValues {
  const { limit } = complaint?.params ?? {};
  return typeof limit === 'number' ? { limit } : {};
}
