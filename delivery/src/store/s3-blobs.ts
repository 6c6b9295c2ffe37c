import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { Failure } from '../failure';
import type { Blobs, Condition } from './blobs';
import { unreachable } from './unreachable';

const answeredSchema = v.object({ $metadata: v.object({ httpStatusCode: v.number() }) });

type TagForm = (tag: string) => string;
/** As it was read; without its quotes, as Ceph's gateway compares it. */
const forms: readonly TagForm[] = [(tag) => tag, (tag) => tag.replaceAll('"', '')];

/**
 * A bucket, as `s3://bucket/prefix`; `?endpoint=https://…` names a server that is not Amazon's. Who may is said as for every program of AWS (AWS_ACCESS_KEY_ID …).
 *
 * Compare and swap needs a server that knows conditional writes. Before the first write it is tried whether this one does: an older one takes a second "only if absent"
 * in silence, and then two teams could lose each other's releases. So it is refused, unless `?unconditional` says that one process alone releases here.
 */
export function s3Blobs(address: string): Blobs {
  const { hostname: bucket, pathname, searchParams } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });

  const refusal = (error: unknown): Failure => {
    const status = statusOf(error);
    if (status === undefined) return unreachable(address, error);
    return unreachable(
      address,
      `it answers ${status}${error instanceof S3ServiceException ? `, ${error.message}` : ''}`,
    );
  };

  async function put(key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> {
    const held = condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.tag };
    try {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...held }));
      return true;
    } catch (error) {
      // 412: it is not as it was; 409: somebody writes it at this moment; 404: what was read is gone.
      const status = statusOf(error);
      if (status === 412 || status === 409 || (status === 404 && condition !== 'absent')) return false;
      throw refusal(error);
    }
  }

  const read: Blobs['read'] = async (key) => {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
      if (!Body || ETag === undefined) throw new Error(`an object with an ETag was expected for ${key}`);
      return { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw refusal(error);
    }
  };

  const isUnconditional = searchParams.has('unconditional');
  /** As this server wants a tag to be given back, by its own word, once for each process; undefined for one that knows no conditions. */
  let form: Promise<TagForm | undefined> | undefined;
  /** Who serves a store for months asks once more where nothing came of it: the server was away, or somebody else asked at the same moment. */
  async function askedForm(): Promise<TagForm | undefined> {
    const asked = form ?? tagForm();
    form = asked;
    const isOfUse = await asked.then((found) => found !== undefined || isUnconditional).catch(() => false);
    if (!isOfUse && form === asked) form = undefined;
    return asked;
  }

  async function tagForm(): Promise<TagForm | undefined> {
    const key = 'careline-probe.txt';
    // Always the same words, and so the same tag: others may ask at this moment.
    const write = (condition: Condition) => put(key, Buffer.from('Whether this server knows conditions.\n'), condition);
    await write('absent');
    if (await write('absent')) return undefined;
    if (await write({ tag: '00000000000000000000000000000000' })) return undefined;
    const { tag } = (await read(key)) ?? { tag: '' };
    for (const one of forms) if (await write({ tag: one(tag) })) return one;
    return undefined;
  }

  return {
    read,
    names: async () => {
      const own = prefix === '' ? '' : `${prefix}/`;
      const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: own, Delimiter: '/' });
      const { CommonPrefixes = [] } = await client.send(list).catch((error: unknown) => {
        throw refusal(error);
      });
      return CommonPrefixes.flatMap(({ Prefix }) => Prefix?.slice(own.length, -1) ?? []);
    },
    write: async (key, bytes, condition) => {
      const inForm = await askedForm();
      if (inForm) return put(key, bytes, condition === 'absent' ? condition : { tag: inForm(condition.tag) });
      if (!isUnconditional) {
        throw new Failure(
          `${address}: this server does not know conditional writes, so that two releases at once could lose one of them. Use another server, or ` +
            'add ?unconditional to the address where one process alone releases.',
        );
      }
      const found = await read(key);
      if (condition === 'absent' ? found !== undefined : found?.tag !== condition.tag) return false;
      return put(key, bytes, condition);
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch((error: unknown) => {
        throw refusal(error);
      });
    },
  };
}

/** Of the answer that made the client throw; its body may be no XML, where a proxy stands before the server. */
function statusOf(error: unknown): number | undefined {
  const result = v.safeParse(answeredSchema, error);
  return result.success ? result.output.$metadata.httpStatusCode : undefined;
}
