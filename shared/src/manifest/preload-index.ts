import * as v from 'valibot';
import { releasePlace } from './site-registry';

/** What `preloads/<locale>.json` holds: for every path the files that it needs, so that a move inside an open tab asks for all of them at once. */
const preloadIndexSchema = v.pipe(
  v.object({
    /** Id of the shell's build that the files belong to. */
    buildId: v.string(),
    /** Addresses of scripts and styles. */
    files: v.array(v.string()),
    /** The hash of each, in the same order, in subresource-integrity form. */
    integrity: v.array(v.pipe(v.string(), v.startsWith('sha'))),
    /** Unprefixed path → places in `files`. */
    pages: v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    /** Name of a remote → where its release is: a page says it only of the remotes that it uses (decision 53). */
    releases: v.record(v.string(), v.object(releasePlace)),
  }),
  v.check(({ files, integrity }) => files.length === integrity.length, 'expected one hash for each file'),
);

/** For every path the files that a move to it asks for. */
export type PreloadIndex = v.InferOutput<typeof preloadIndexSchema>;

/** Parses the index; throws a ValiError where it is none. */
export function parsePreloadIndex(input: unknown): PreloadIndex {
  return v.parse(preloadIndexSchema, input);
}
