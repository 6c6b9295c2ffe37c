import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure';
import type { Blobs, Condition } from './blobs';
import { recordOf } from './bundle';
import { lineSchema, pointerOf, releaseStore } from './release-store';

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

type Line = v.InferOutput<typeof lineSchema>;

interface Keyed {
  readonly Params: { readonly '*': string };
}

/**
 * A store of releases over HTTP: who has a token reads everything, and writes and removes what the token is for, but for what is live. Who pointed to a release is what the
 * token says.
 */
export function storeRoutes(app: FastifyInstance, blobs: Blobs, tokens: () => Tokens): void {
  const who = (request: FastifyRequest) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    // Hashes are compared, and tell nothing of a token by the time that takes.
    return Object.entries(tokens()).find(([, { sha256 }]) => token !== undefined && sha256 === hashOfToken(token));
  };
  const noToken = 'A token of this store was expected: set CARELINE_TOKEN.';
  const refuseChange = async (request: FastifyRequest<Keyed>, reply: FastifyReply) => {
    const key = request.params['*'];
    const [name = ''] = key.split('/');
    const found = who(request);
    if (!found) return reply.code(401).send(noToken);
    const [by, { names }] = found;
    if (!names.includes(name) && !names.includes('*'))
      return reply.code(403).send(`The token of ${by} is for ${names.join(', ')}, and not for ${name}.`);
    if (!validKey.test(key)) return reply.code(400).send('A key was expected.');
  };
  // Before a body is read, that of an unknown address as well: a stranger's takes no memory.
  app.addHook('onRequest', async (request, reply) => {
    if (!who(request)) return reply.code(401).send(noToken);
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );

  app.get<Keyed>('/*', async (request, reply) => {
    const key = request.params['*'];
    if (key === '') return blobs.names();
    const found = validKey.test(key) ? await blobs.read(key) : undefined;
    if (!found) return reply.code(404).send('Not found');
    return reply
      .header('etag', `"${Buffer.from(found.tag).toString('base64url')}"`)
      .type('application/octet-stream')
      .send(found.bytes);
  });

  app.put<Keyed>('/*', { bodyLimit, onRequest: refuseChange }, async (request, reply) => {
    const key = request.params['*'];
    const [name = ''] = key.split('/');
    // The token may have been taken back while the body came.
    const [by] = who(request) ?? [];
    if (by === undefined) return reply.code(401).send(noToken);
    const condition = conditionOf(request);
    if (!Buffer.isBuffer(request.body) || condition === undefined)
      return reply.code(400).send('A body and If-Match or If-None-Match were expected.');
    const isPointer = key === pointerOf(name);
    if (condition !== 'absent' && !isPointer)
      return reply.code(409).send(`${key} belongs to a release, which never changes: If-None-Match: * was expected.`);
    const line = isPointer ? newLine(request.body) : undefined;
    // Whoever asks what is live reads all pointers: one that cannot be read stops every team.
    if (isPointer && line === undefined)
      return reply.code(400).send('{ "history": [ … ] }, whose last entry has an id, at and by, was expected.');
    const fault = line && (await faultOf(blobs, name, line.id));
    if (fault !== undefined) return reply.code(409).send(fault);
    const bytes = line ? signed(line, by, (await blobs.read(key))?.bytes) : request.body;
    const isWritten = await blobs.write(key, bytes, condition);
    return reply.code(isWritten ? 204 : 412).send();
  });

  app.delete<Keyed>('/*', { onRequest: refuseChange }, async (request, reply) => {
    const key = request.params['*'];
    const [name = '', id] = key.split('/');
    const live = (await releaseStore(name, blobs).history(name)).at(-1)?.id;
    if (key === pointerOf(name) || id === live)
      return reply.code(409).send(`${key} belongs to what is live, and stays.`);
    await blobs.remove(key);
    return reply.code(204).send();
  });
}

function conditionOf({ headers }: FastifyRequest): Condition | undefined {
  if (headers['if-none-match'] === '*') return 'absent';
  const [, tag] = /^"([\w-]+)"$/.exec(headers['if-match'] ?? '') ?? [];
  return tag === undefined ? undefined : { tag: Buffer.from(tag, 'base64url').toString() };
}

/** What a body adds to a pointer; undefined where it is none. */
function newLine(body: Buffer): Line | undefined {
  try {
    const line = v.parse(pointerSchema, JSON.parse(body.toString())).history.at(-1);
    return v.is(lineSchema, line) ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Why nobody could read the record of a release; undefined where it is there. */
async function faultOf(blobs: Blobs, name: string, id: string): Promise<string | undefined> {
  try {
    await releaseStore('This store', blobs).file(name, id, recordOf(name, id));
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** What was is kept as it was, and whoever says to be somebody else is not. */
function signed(line: object, by: string, before: Buffer | undefined): Buffer {
  const lines = before ? v.parse(pointerSchema, JSON.parse(before.toString())).history : [];
  return Buffer.from(JSON.stringify({ history: [...lines, { ...line, by }] }, null, 1));
}
