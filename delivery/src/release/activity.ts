import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists } from '../files';
import type { Places } from '../places';

/** What a release was made from: it holds wherever the release becomes live, and travels with it. */
export const provenanceEntries = {
  /** The checkout's commit, and whether what the build reads differed from it. */
  commit: v.optional(v.string()),
  dirty: v.optional(v.boolean()),
  /** Hash over everything that the build read. */
  fingerprint: v.optional(v.string()),
  /** Whether its sources were checked and its pages looked at before. */
  verified: v.optional(v.boolean()),
};
const provenanceSchema = v.object(provenanceEntries);
export type Provenance = v.InferOutput<typeof provenanceSchema>;

const lineSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  name: v.string(),
  id: v.string(),
  /** `canary` gives it to a share of browsers, `withdraw` takes it back from them, `retire` takes the remote out of the site. */
  action: v.picklist(['release', 'rollback', 'canary', 'withdraw', 'retire']),
  /** Share of browsers in percent; none where all have it. */
  traffic: v.optional(v.number()),
  /** A command that named it, or a start of the checkout; lines of an older version do not say. */
  by: v.optional(v.picklist(['name', 'start'])),
  /** Id of the checkout that it was made from. */
  checkout: v.optional(v.string()),
  user: v.optional(v.string()),
  message: v.optional(v.string()),
  /** When it became live in the store that it was followed from, by the clock of whoever promoted it there. */
  promoted: v.optional(v.string()),
  ...provenanceEntries,
});

/** One change of what browsers get. */
export type Activity = v.InferOutput<typeof lineSchema>;

/** Everything that went live, oldest first; also what the live composition says of itself and nobody has written down yet. */
export function readActivity(places: Places): Activity[] {
  const known = readLines(logOf(places));
  return [...known, ...unwritten(places, known)];
}

/** What a line says of what its release was made from. */
export function provenanceIn(line: Provenance): Provenance {
  return v.parse(provenanceSchema, line);
}

/** What a release was made from, by the last line that says so; empty where none does. */
export function provenanceOf(places: Places, name: string, id: string): Provenance {
  const says = (line: Activity) => line.name === name && line.id === id && line.fingerprint !== undefined;
  return provenanceIn(readActivity(places).findLast(says) ?? {});
}

/** Writes down what the live composition says of itself, unless that was done. Its process may have died before. */
export function catchUpActivity(places: Places): void {
  const file = logOf(places);
  const lines = unwritten(places, readLines(file));
  if (lines.length === 0) return;
  mkdirSync(places.releases, { recursive: true });
  const isCutOff = exists(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, (isCutOff ? '\n' : '') + inLines(lines));
}

/** One JSON object a line. */
export function inLines(activity: readonly Activity[]): string {
  return activity.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Ids of `name` that were rolled back, withdrawn, or live as it was retired, and have not gone live since, with the time of that. */
export function withdrawnIds(places: Places, name: string): ReadonlyMap<string, Date> {
  const withdrawn = new Map<string, Date>();
  let live: string | undefined;
  for (const { id, action, at } of readActivity(places).filter((line) => line.name === name)) {
    if (action === 'canary') continue;
    if (action === 'withdraw' || action === 'retire') {
      withdrawn.set(id, new Date(at));
      if (action === 'retire') live = undefined;
      continue;
    }
    if (action === 'rollback' && live !== undefined) withdrawn.set(live, new Date(at));
    withdrawn.delete(id);
    live = id;
  }
  return withdrawn;
}

/** When `id` was taken back, or `name` was retired, whichever release of it was live then: the later of the two. Undefined where neither holds any more. */
export function takenBackAt(places: Places, name: string, id: string): Date | undefined {
  const retired = retirement(places, name);
  const withdrawn = withdrawnIds(places, name).get(id);
  if (!retired) return withdrawn;
  const retiredAt = new Date(retired.at);
  return withdrawn && withdrawn > retiredAt ? withdrawn : retiredAt;
}

/** The release that was live as `name` was retired; undefined where it was not, or has been live since. */
export function retiredId(places: Places, name: string): string | undefined {
  return retirement(places, name)?.id;
}

function retirement(places: Places, name: string): Activity | undefined {
  const isForAll = ({ action }: Activity) => action !== 'canary' && action !== 'withdraw';
  const last = readActivity(places).findLast((line) => line.name === name && isForAll(line));
  return last?.action === 'retire' ? last : undefined;
}

function unwritten(places: Places, known: readonly Activity[]): Activity[] {
  const written = new Set(known.map((line) => JSON.stringify(line)));
  return readLines(join(places.live, 'activity.jsonl')).filter((line) => !written.has(JSON.stringify(line)));
}

/** A line that its process could not write to the end is none. */
function readLines(file: string): Activity[] {
  if (!exists(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return v.parse(lineSchema, JSON.parse(text));
      } catch {
        return [];
      }
    });
}

const logOf = (places: Places) => join(places.releases, 'activity.jsonl');
