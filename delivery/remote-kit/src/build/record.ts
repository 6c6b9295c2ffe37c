import { builtWithSchema } from '@careline/shared/manifest';
import * as v from 'valibot';

/** Name of the file in which a build tells the release what it made. */
export const buildRecordFile = 'careline-build.json';

const files = v.array(v.string());
const loadSchema = v.object({
  js: files,
  css: files,
  shared: v.array(v.string()),
  /** Scripts that the code imports when somebody uses a part of it: no page asks for them early, and each needs its hash all the same. */
  later: v.exactOptional(files),
});

const buildRecordSchema = v.object({
  /** The file that starts it: the shell's module script, a remote's remoteEntry.js. */
  main: v.string(),
  /** For every page: entry and what it imports. */
  entry: loadSchema,
  /** Source module, such as `./src/invoices/invoices-page.tsx` → the files that it needs besides the entry's. */
  modules: v.record(v.string(), loadSchema),
  /** Remote only: module that the declaration imports → its exports. */
  declared: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Language → chunks with its texts. */
  texts: v.record(v.string(), files),
  /** Entry point of shared → exports read from it. */
  sharedImports: v.record(v.string(), v.array(v.string())),
  /** Shell only: shared module → the files behind it. */
  shared: v.optional(v.record(v.string(), loadSchema)),
  /** Shell only: entry point of shared → exports that it has. */
  offers: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Remote only: no module of it awaits as it is evaluated, and the names of its files say which parts of shared have to be there before (decision 56). */
  runsSingly: v.optional(v.boolean()),
  builtWith: builtWithSchema,
});

/** What a build made: which files a page, a widget or a language needs. Paths are relative to the build's folder. */
export type BuildRecord = v.InferOutput<typeof buildRecordSchema>;
export type Load = v.InferOutput<typeof loadSchema>;

export function parseBuildRecord(input: unknown): BuildRecord {
  return v.parse(buildRecordSchema, input);
}
