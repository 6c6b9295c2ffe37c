import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Blobs, Condition } from './blobs';
import { pointerOf } from './release-store';

export const tokensSchema = v.record(
  v.string(),
  v.object({
    /** Of the token, in hex. */
    sha256: v.string(),
    /** What it may release; `*` stands for everything. */
    names: v.array(v.string()),
  }),
);
/** Who may release what: a team's or a person's name → their token. */
export type Tokens = v.InferOutput<typeof tokensSchema>;

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

const pointerSchema = v.object({ history: v.pipe(v.array(v.looseObject({ by: v.string() })), v.minLength(1)) });
/** Bytes; a file of a release. */
const bodyLimit = 64 * 1024 * 1024;
const validKey = /^(?:shell|mf-[a-z0-9-]+)(?:\/[\w@+~-][\w.@+~-]*)+$/;

/** A store of releases over HTTP: who has a token reads everything, and writes what the token is for. Who pointed to a release is what the token says. */
export function storeRoutes(app: FastifyInstance, blobs: Blobs, tokens: () => Tokens): void {
  const who = (request: FastifyRequest) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    // Hashes are compared, and tell nothing of a token by the time that takes.
    return Object.entries(tokens()).find(([, { sha256 }]) => token !== undefined && sha256 === hashOfToken(token));
  };
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const key = request.params['*'];
    if (!who(request)) return reply.code(401).send('A token of this store was expected: set CARELINE_TOKEN.');
    if (key === '') return blobs.names();
    const found = validKey.test(key) ? await blobs.read(key) : undefined;
    if (!found) return reply.code(404).send('Not found');
    return reply
      .header('etag', `"${Buffer.from(found.tag).toString('base64url')}"`)
      .type('application/octet-stream')
      .send(found.bytes);
  });

  app.put<{ Params: { '*': string } }>('/*', { bodyLimit }, async (request, reply) => {
    const key = request.params['*'];
    const [name = ''] = key.split('/');
    const owner = who(request);
    if (!owner) return reply.code(401).send('A token of this store was expected: set CARELINE_TOKEN.');
    const [by, { names }] = owner;
    if (!names.includes(name) && !names.includes('*'))
      return reply.code(403).send(`The token of ${by} is for ${names.join(', ')}, and not for ${name}.`);
    const condition = conditionOf(request);
    if (!validKey.test(key) || !Buffer.isBuffer(request.body) || condition === undefined)
      return reply.code(400).send('A key, a body and If-Match or If-None-Match were expected.');
    const bytes = key === pointerOf(name) ? signed(request.body, by, (await blobs.read(key))?.bytes) : request.body;
    const isWritten = await blobs.write(key, bytes, condition);
    return reply.code(isWritten ? 204 : 412).send();
  });
}

function conditionOf({ headers }: FastifyRequest): Condition | undefined {
  if (headers['if-none-match'] === '*') return 'absent';
  const [, tag] = /^"([\w-]+)"$/.exec(headers['if-match'] ?? '') ?? [];
  return tag === undefined ? undefined : { tag: Buffer.from(tag, 'base64url').toString() };
}

/** What was is kept as it was, and whoever says to be somebody else is not. */
function signed(body: Buffer, by: string, before: Buffer | undefined): Buffer {
  const read = (bytes: Buffer) => v.parse(pointerSchema, JSON.parse(bytes.toString())).history;
  const lines = [...(before ? read(before) : []), { ...read(body).at(-1), by }];
  return Buffer.from(JSON.stringify({ history: lines }, null, 1));
}
