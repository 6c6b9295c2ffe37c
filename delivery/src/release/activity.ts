import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists } from '../files';
import type { Places } from '../places';

const lineSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  name: v.string(),
  id: v.string(),
  action: v.picklist(['release', 'rollback']),
  /** A command that named it, or a start of the checkout; lines of an older version do not say. */
  by: v.optional(v.picklist(['name', 'start'])),
  /** Id of the checkout that it was made from. */
  checkout: v.optional(v.string()),
  user: v.optional(v.string()),
  /** The checkout's commit, and whether what the build reads differed from it. */
  commit: v.optional(v.string()),
  dirty: v.optional(v.boolean()),
  /** Hash over everything that the build read. */
  fingerprint: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** One release or roll back that happened. */
export type Activity = v.InferOutput<typeof lineSchema>;

/** Appends to the log of what went live; one JSON object a line, so that two processes cannot lose each other's. */
export function recordActivity(places: Places, line: Omit<Activity, 'at'>): void {
  mkdirSync(places.releases, { recursive: true });
  appendFileSync(
    join(places.releases, 'activity.jsonl'),
    `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`,
  );
}

/** Ids of `name` that were rolled back and have not gone live since. */
export function withdrawnIds(places: Places, name: string): Set<string> {
  const withdrawn = new Set<string>();
  let live: string | undefined;
  for (const { id, action } of readActivity(places).filter((line) => line.name === name)) {
    if (action === 'rollback' && live !== undefined) withdrawn.add(live);
    withdrawn.delete(id);
    live = id;
  }
  return withdrawn;
}

/** Everything that went live, oldest first. */
export function readActivity(places: Places): Activity[] {
  const file = join(places.releases, 'activity.jsonl');
  if (!exists(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => v.parse(lineSchema, JSON.parse(line)));
}
