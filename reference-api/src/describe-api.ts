import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { failures } from './failure-schema';

const tags = [
  { name: 'Service', description: 'Whether the API works.' },
  { name: 'Authentication', description: 'Accounts, sign-in and tokens.' },
  { name: 'Profile', description: 'What a professional tells about themselves.' },
  { name: 'Catalogues', description: 'Skills and conditions to choose from.' },
  { name: 'Business addresses', description: 'Where a professional works.' },
  { name: 'Payment methods', description: 'Cards, as tokens of the card provider.' },
  { name: 'Phone subscriptions', description: 'The monthly subscription of a phone.' },
  { name: 'Transactions', description: 'What was charged and given back.' },
  { name: 'Telephony numbers', description: 'Numbers for patients: search, purchase, forwarding, calls.' },
  { name: 'Recycling', description: 'Numbers that were given back and can be had again.' },
];

/** Collects the routes' schemas; `/openapi.json` serves them, with what holds for every call. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Careline reference API',
        version: '1.0.0',
        description:
          'Every call of the Careline platform, on a database of its own. A refusal is `{ message }`, in words for the user.',
        contact: { name: 'The team of reference-api' },
      },
      tags,
      servers: [{ url: app.prefix === '' ? '/' : app.prefix }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'A token of /auth/login.' } },
      },
    },
    transform: ({ schema, url, route }) => ({ url, schema: described(schema, url.slice(app.prefix.length), route) }),
  });
}

function described(schema: FastifySchema | undefined, path: string, { method }: RouteOptions): FastifySchema {
  const common = [500, 503, ...(schema?.security ? [429] : []), ...(schema?.body ? [413, 415] : [])];
  const own = typeof schema?.response === 'object' ? schema.response : {};
  return {
    ...schema,
    operationId: operationId(String(method), path),
    description: describe(schema, String(method)),
    response: { ...failures(...common), ...own },
  };
}

/** `getProfessionalsProfileAddressesById` for `GET /professionals/profile/addresses/:id`. */
function operationId(method: string, path: string): string {
  const parts = path.split('/').filter((part) => !['', 'api', 'v1'].includes(part));
  const words = parts.flatMap((part) => part.replace(/^:/, 'by-').split(/[-_.]/));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describe(schema: FastifySchema | undefined, method: string): string {
  const sentences = [
    `${schema?.summary ?? ''}.`,
    schema?.security ? 'Needs the token of a signed-in user, and tells nothing about another one.' : 'Needs no token.',
    schema?.headers ? 'With an `Idempotency-Key`, repetitions within 24 hours change nothing.' : '',
    schema?.security && method !== 'GET'
      ? 'Changes of one user are limited for each minute: 429 says when to go on.'
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
