import * as v from 'valibot';
import { Failure } from '../failure';
import { hasIntegrity, integrityOf, isPlainPath } from '../files';
import { provenanceEntries } from '../release/activity';
import type { Blob, Blobs } from './blobs';
import { isSameFile } from './same-file';

// A token that is for one remote writes these: neither a path nor an id may lead out of its release.
const listSchema = v.record(v.pipe(v.string(), v.check(isPlainPath, 'expected a path below the release')), v.string());
/** One time that a release became live, as a pointer tells it. */
export const lineSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/, 'expected the id of a release')),
  /** ISO 8601. */
  at: v.string(),
  /** Who pointed there; a store that asks for tokens writes the token's owner. */
  by: v.string(),
  message: v.optional(v.string()),
  ...provenanceEntries,
});
const pointerSchema = v.object({ history: v.array(lineSchema) });

/** One time that a release became live in a store. */
type PointerLine = v.InferOutput<typeof lineSchema>;
/** Path in a data folder → hash. */
type List = Readonly<Record<string, string>>;
/** Path in a data folder → content. */
export type Files = ReadonlyMap<string, Buffer>;

/** Releases that never change, and which of them is live. */
export interface ReleaseStore {
  readonly address: string;
  /** Keeps a release. What is there already stays; throws a Failure when it is not the same release (`isSameFile`). */
  readonly put: (name: string, id: string, files: Files) => Promise<void>;
  /** A release, each file held to its hash. Throws a Failure for one that is not there or not whole. */
  readonly get: (name: string, id: string) => Promise<Files>;
  /** One file of a release, held to its hash. Throws as `get`. */
  readonly file: (name: string, id: string, path: string) => Promise<Buffer>;
  readonly has: (name: string, id: string) => Promise<boolean>;
  /** Takes a release away that is there. One that dies on the way leaves what the next time takes. */
  readonly remove: (name: string, id: string) => Promise<void>;
  /** Everything that was ever live. */
  readonly names: () => Promise<readonly string[]>;
  /** What is live and was live, newest last. */
  readonly history: (name: string) => Promise<readonly PointerLine[]>;
  /** Points to a release. Throws a Failure when somebody else pointed meanwhile: what was there then may be newer than this one. */
  readonly point: (name: string, line: PointerLine, expected: string | undefined) => Promise<void>;
}

export function releaseStore(address: string, blobs: Blobs): ReleaseStore {
  /** Resolves to what stands there now. */
  async function keep(key: string, bytes: Buffer, isSame = (found: Buffer) => found.equals(bytes)): Promise<Buffer> {
    if (await blobs.write(key, bytes, 'absent')) return bytes;
    const found = await blobs.read(key);
    if (found && isSame(found.bytes)) return found.bytes;
    throw new Failure(
      `${address} holds ${key} with another content. A release never changes: release the sources anew.`,
    );
  }

  function parsed<T>(
    schema: v.GenericSchema<unknown, T>,
    key: string,
    bytes: Buffer,
    expected: string,
    way: string,
  ): T {
    try {
      return v.parse(schema, JSON.parse(bytes.toString()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Failure(`${address}: ${key} is damaged: ${expected} was expected (${reason}). ${way}`);
    }
  }

  async function readPointer(
    name: string,
  ): Promise<{ readonly history: PointerLine[]; readonly blob: Blob | undefined }> {
    const key = pointerOf(name);
    const blob = await blobs.read(key);
    if (!blob) return { blob, history: [] };
    const { history } = parsed(
      pointerSchema,
      key,
      blob.bytes,
      '{ "history": [ … ] }, whose last entry is live,',
      `Put it back from a backup, or delete it there and promote what is to be live again: pnpm promote ${name} --to …`,
    );
    return { blob, history };
  }

  async function readList(name: string, id: string): Promise<List | undefined> {
    const key = listOf(name, id);
    const list = await blobs.read(key);
    return list && parsed(listSchema, key, list.bytes, 'a list of files with their hashes', anew(name, id));
  }

  async function listed(name: string, id: string): Promise<List> {
    const list = await readList(name, id);
    if (!list) throw new Failure(`${address} has no release ${id} of ${name}.`);
    return list;
  }

  /**
   * Whether a list stands there that is not of the files that do, as a removal that was cut off leaves it when what it had taken is put once more. Nobody can take a release by that.
   * Asked of the hashes and not of what was just written: a put may have died before it came to the list.
   */
  async function isOutdated(name: string, id: string, now: List): Promise<boolean> {
    const before = Object.entries((await readList(name, id)) ?? {});
    return before.some(([path, integrity]) => now[path] !== undefined && now[path] !== integrity);
  }

  async function readFile(name: string, id: string, path: string, integrity: string | undefined): Promise<Buffer> {
    const file = await blobs.read(`${name}/${id}/${path}`);
    if (file && integrity !== undefined && hasIntegrity(file.bytes, integrity)) return file.bytes;
    throw new Failure(`${address}: ${name}/${id}/${path} is not the file that was released. ${anew(name, id)}`);
  }

  return {
    address,
    put: async (name, id, files) => {
      const list: Record<string, string> = {};
      for (const [path, bytes] of files) {
        // Who builds the same sources once more, after a revert or where the first was cut off, lists what is there.
        const kept = await keep(`${name}/${id}/${path}`, bytes, (found) => isSameFile(path, found, bytes));
        // The kind that the lists of stores have: a release that is put a second time is compared with its list.
        list[path] = integrityOf(kept, 'sha384');
      }
      if (await isOutdated(name, id, list)) await blobs.remove(listOf(name, id));
      // Last: a release without it was never there.
      await keep(listOf(name, id), Buffer.from(JSON.stringify(list, Object.keys(list).sort())));
    },
    get: async (name, id) => {
      const files = new Map<string, Buffer>();
      for (const [path, integrity] of Object.entries(await listed(name, id)))
        files.set(path, await readFile(name, id, path, integrity));
      return files;
    },
    file: async (name, id, path) => readFile(name, id, path, (await listed(name, id))[path]),
    has: async (name, id) => (await blobs.read(listOf(name, id))) !== undefined,
    remove: async (name, id) => {
      for (const path of Object.keys(await listed(name, id))) await blobs.remove(`${name}/${id}/${path}`);
      await blobs.remove(listOf(name, id));
    },
    names: async () => {
      const names = await blobs.names();
      const areLive = await Promise.all(names.map(async (name) => (await readPointer(name)).history.length > 0));
      return names.filter((_, at) => areLive[at]);
    },
    history: async (name) => (await readPointer(name)).history,
    point: async (name, line, expected) => {
      const { history, blob } = await readPointer(name);
      const next = Buffer.from(JSON.stringify({ history: [...history, line] }, null, 1));
      const isAsExpected = history.at(-1)?.id === expected;
      if (isAsExpected && (await blobs.write(pointerOf(name), next, blob ? { tag: blob.tag } : 'absent'))) return;
      const now = (await readPointer(name)).history.at(-1);
      // The answer was lost and a client asked again by itself: what is in the way is this line.
      if (isAsExpected && now?.id === line.id && now.at === line.at) return;
      throw new Failure(
        `${name} became ${now?.id ?? 'nothing'} in ${address}, by ${now?.by ?? 'nobody'}, while this was on its way. Look at what changed, and try again.`,
      );
    },
  };
}

/** What is there is never written over, and what is live there is not promoted once more. */
const anew = (name: string, id: string) =>
  `Put it back from a backup, or delete ${pointerOf(name)} and ${name}/${id} there, and promote the release again.`;

/** Key of what says which release of `name` is live. */
export function pointerOf(name: string): string {
  return `${name}/live.json`;
}

const listOf = (name: string, id: string) => `${name}/${id}/files.json`;
