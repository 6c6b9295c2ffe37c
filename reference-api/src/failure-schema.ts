import { Type } from '@fastify/type-provider-typebox';

const Failure = Type.Object(
  { message: Type.String({ description: 'Why, in words for the user' }) },
  { description: 'Refused or failed' },
);
type Failures = Record<number, typeof Failure>;

/** The responses of a route that is not a success: every one is `{ message }`. */
export function failures(...statuses: number[]): Failures {
  return Object.fromEntries(statuses.map((status) => [status, Failure]));
}

/** The head of a route's description when it needs a token. */
export function signedIn(tag: string, summary: string) {
  return { tags: [tag], summary, security: [{ bearer: [] }] };
}
