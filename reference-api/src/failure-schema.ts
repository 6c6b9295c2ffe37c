import { Type } from '@fastify/type-provider-typebox';

const Failure = Type.Object(
  {
    message: Type.String({
      description: 'Why, in words for the user, in the language of Accept-Language (en, es or ru)',
    }),
    translations: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'The same in each language, by its code' }),
    ),
    field: Type.Optional(Type.String({ description: 'The field that is wrong, as the request names it' })),
  },
  { description: 'Refused or failed' },
);
type Failures = Record<number, typeof Failure>;

/** The responses of a route that is not a success: every one is `{ message }`, with the field where one is wrong. */
export function failures(...statuses: number[]): Failures {
  return Object.fromEntries(statuses.map((status) => [status, Failure]));
}

/** The head of a route's description when it needs a token. */
export function signedIn(tag: string, summary: string) {
  return { tags: [tag], summary, security: [{ bearer: [] }] };
}
