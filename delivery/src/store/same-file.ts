import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { isTwin, twins } from '../packed';

const record = /^releases\/[^/]+\/[^/]+\.json$/;
const sourceMap = /^releases\/[^/]+\/[^/]+\.maps\//;

/**
 * Whether what a store holds at a path of a release is as good as what another build of that release has there. The id of both stands for the same code; when it was made, what it
 * fell back to, which contract it was proved against, the comments in its source maps and how well it was packed are no part of that.
 */
export function isSameFile(path: string, found: Buffer, made: Buffer): boolean {
  if (found.equals(made) || sourceMap.test(path)) return true;
  try {
    if (record.test(path)) return isDeepStrictEqual(whatIsReleased(found), whatIsReleased(made));
    return isTwin(path) && unpacked(path, found).equals(unpacked(path, made));
  } catch {
    // What stands there is damaged.
    return false;
  }
}

const recordSchema = v.looseObject({ extras: v.optional(v.looseObject({})) });

function whatIsReleased(bytes: Buffer): unknown {
  const { releasedAt: _at, fallbackUrl: _url, extras, ...rest } = v.parse(recordSchema, JSON.parse(bytes.toString()));
  const { releasedAt: _extrasAt, builtWith: _with, ...others }: Record<string, unknown> = extras ?? {};
  return [rest, others];
}

function unpacked(path: string, packed: Buffer): Buffer {
  const twin = twins.find(({ suffix }) => path.endsWith(suffix));
  return twin ? twin.unpack(packed) : packed;
}
