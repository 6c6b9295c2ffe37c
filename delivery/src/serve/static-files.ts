import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { localePath, splitLocale } from '@careline/shared/manifest';
import { LRUCache } from 'lru-cache';
import { exists, fileStat } from '../files';
import { contentTypeOf, isText } from './content-types';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the site, read and ready to be sent in any encoding. */
export interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** True for files that are named after a release: their content never changes. */
  readonly immutable: boolean;
  /** In bytes, as it is. */
  readonly size: number;
  readonly body: (encoding: Encoding) => Buffer;
}

/** For so much of what was asked for last, in bytes; with its compressed forms a file takes up to twice its size, and a page that WebKit has asked for up to four times (record 56). */
const KEPT_BYTES = 64 * 2 ** 20;

const immutable = /^\/(remotes\/[^/]+|shell|builds\/meta)\/[^/]+/;

/**
 * The files of a site's folder, kept in memory until their size or time changes: a release in another process is seen at the next
 * request. Those that nobody has asked for for the longest give way, such as those of older releases. HTML is compressed when first asked for;
 * releases and the site's data bring their compressed files.
 */
export function createStaticFiles(folder: string, keptBytes = KEPT_BYTES) {
  const kept = new LRUCache<string, { readonly stamp: string; readonly file: SiteFile }>({
    maxSize: keptBytes,
    // An empty file counts too.
    sizeCalculation: ({ file }) => file.size + 1,
  });

  function read(path: string): SiteFile | undefined {
    const location = join(folder, path);
    const stat = fileStat(location);
    if (stat === undefined) return undefined;
    const stamp = `${stat.size}-${stat.mtimeMs}-${stat.ino}`;
    const known = kept.get(path);
    if (known?.stamp === stamp) return known.file;
    const file = createSiteFile(path, readFileSync(location), location);
    kept.set(path, { stamp, file });
    return file;
  }

  return {
    /** The file at exactly this path of the address, if there is one. */
    file(pathname: string): SiteFile | undefined {
      const path = safePath(pathname);
      // Compressed twins are for servers, not for addresses.
      return path === undefined || /\.(br|gz)$/.test(path) ? undefined : read(path);
    },

    /** The HTML of a page; a slash at the end and the letters' case do not matter (PD8). */
    page(pathname: string): SiteFile | undefined {
      const path = safePath(pathname)?.replace(/\/$/, '').toLowerCase();
      return path === undefined ? undefined : read(`${path}/index.html`);
    },

    /** The page for an unknown address, in the language of its prefix. */
    notFound(pathname: string): SiteFile | undefined {
      const { locale } = splitLocale(pathname);
      return read(`${localePath('/404', locale)}.html`) ?? read('/404.html');
    },
  };
}

/** A file with this content at a path of the site; without a `location` on the disk it has no compressed twins. */
export function createSiteFile(path: string, content: Buffer, location?: string): SiteFile {
  const twinOf = (ending: string) => {
    const twin = location === undefined ? undefined : `${location}.${ending}`;
    return twin !== undefined && exists(twin) ? readFileSync(twin) : undefined;
  };
  const bodies = new Map<Encoding, Buffer>([['identity', content]]);
  return {
    path,
    type: contentTypeOf(path),
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: immutable.test(path),
    size: content.length,
    body(encoding) {
      const ready = bodies.get(encoding);
      if (ready) return ready;
      if (!isText(path)) return content;
      const twin = twinOf(encoding === 'br' ? 'br' : 'gz');
      const made = twin ?? compress(content, encoding);
      bodies.set(encoding, made);
      if (encoding === 'br' && twin === undefined) void squeeze(content).then((best) => bodies.set('br', best));
      return made;
    },
  };
}

/** Quickly, because somebody waits for it. */
function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(content);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** As small as it gets, for those who ask next: a page is a tenth smaller, after fifty times the work, beside the event loop. */
async function squeeze(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** The decoded path, or undefined for one that is malformed or would lead out of the folder. */
function safePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').some((part) => part.startsWith('.')))
    return undefined;
  const path = normalize(decoded).split(sep).join('/');
  return path.startsWith('/') ? path : undefined;
}
