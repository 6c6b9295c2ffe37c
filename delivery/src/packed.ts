import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** A compressed twin beside a file, made ahead of time and so with the highest compression: most visitors get it. */
export interface Twin {
  /** What follows the file's own name. */
  readonly suffix: '.br' | '.gz';
  readonly pack: (content: Uint8Array) => Buffer;
  readonly unpack: (packed: Uint8Array) => Buffer;
}

export const twins: readonly Twin[] = [
  {
    suffix: '.br',
    pack: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    unpack: (packed) => brotliDecompressSync(packed),
  },
  { suffix: '.gz', pack: (content) => gzipSync(content, { level: 9 }), unpack: (packed) => gunzipSync(packed) },
];

/** The name of a twin and not of a file of its own. */
export function isTwin(file: string): boolean {
  return twins.some(({ suffix }) => file.endsWith(suffix));
}
