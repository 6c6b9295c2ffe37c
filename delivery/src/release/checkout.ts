import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson, writeJson } from '../files';

const checkoutSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), path: v.string() });

/**
 * The id of the checkout at `root`, made at its first use and kept in a file that git ignores. The path alone would not do: two containers with
 * different sources share `/app` and the data folder. The file alone would not either: it is copied along with a folder, so it
 * holds only where it was written. A checkout that cannot be written to has a new id each time, so that it is never taken for another one.
 */
export function checkoutId(root: string): string {
  const file = join(root, '.careline-checkout');
  const path = realpathSync(root);
  const known = read(file);
  if (known?.path === path) return known.id;
  const id = randomUUID();
  try {
    writeJson(file, { id, path });
  } catch {
    // Read-only: what was made from here is then nobody's, and nobody takes it back.
  }
  return id;
}

function read(file: string): v.InferOutput<typeof checkoutSchema> | undefined {
  try {
    const result = v.safeParse(checkoutSchema, readJson(file));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
