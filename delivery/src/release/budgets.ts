import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Registry } from '@careline/shared/manifest';
import * as v from 'valibot';
import { type PageFiles, pageFiles } from '../compose/page-files';
import { liveReleases } from '../compose/site-model';
import { sitePaths } from '../compose/site-paths';
import { Failure } from '../failure';
import { exists } from '../files';
import { folderOf, type Places } from '../places';
import type { ShellRelease } from './shell-release';

/** Path of a page → what its first load may cost at most, in the language in which it costs most. */
const budgetSchema = v.record(
  v.pipe(v.string(), v.startsWith('/')),
  v.strictObject({
    /** Scripts and styles as they are sent, in KiB. */
    kib: v.number(),
    /** The HTML and all that it names: scripts, styles and fonts. */
    requests: v.number(),
  }),
);

/** What a page without a line of its own may take: as much as the heaviest of the site's pages does. */
const withoutLine = { kib: 265, requests: 56 };

/** Refuses pages of `names` (remotes, `shell`) that cost more than `<name>/budget.json` allows, or than any page may. Throws a Failure with the numbers. */
export function checkBudgets(
  places: Places,
  { shell, registry }: { readonly shell: ShellRelease; readonly registry: Registry },
  names: readonly string[],
): void {
  const live = liveReleases(registry);
  const paths = sitePaths(shell, live);
  const over = names.flatMap((name) => {
    // What a remote of another repository may take is said there.
    if (!exists(folderOf(places.root, name))) return [];
    const budget = readBudget(places, name);
    return paths.flatMap((page) => {
      if (page.owner !== name) return [];
      const allowed = budget[page.path];
      const { kib: mostKib, requests: mostRequests } = allowed ?? withoutLine;
      const loads = locales.map((locale) => firstLoad(places, pageFiles(shell, live, page, locale)));
      const kib = Math.max(...loads.map((load) => load.kib));
      const requests = Math.max(...loads.map((load) => load.requests));
      if (kib <= mostKib && requests <= mostRequests) return [];
      const limit = allowed
        ? `${name}/budget.json allows`
        : `a page without a line "${page.path}": { "kib": …, "requests": … } in ${name}/budget.json may take`;
      return `${page.path} takes ${kib.toFixed(1)} KiB in ${requests} requests, and ${limit} ${mostKib} in ${mostRequests}`;
    });
  });
  if (over.length === 0) return;
  throw new Failure(`${over.join('; ')}. Load less, or raise the budget and say in the commit what for.`);
}

function readBudget(places: Places, name: string): v.InferOutput<typeof budgetSchema> {
  const path = join(folderOf(places.root, name), 'budget.json');
  if (!exists(path)) return {};
  const result = v.safeParse(budgetSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.output;
  throw new Failure(
    `${name}/budget.json: ${result.issues[0].message}. It has { "kib": …, "requests": … } for each page.`,
  );
}

function firstLoad(places: Places, { scripts, styles, remoteStyles, fonts }: PageFiles) {
  const code = [...scripts.keys(), ...styles.keys(), ...remoteStyles.keys()];
  const bytes = code.reduce((sum, href) => sum + sentBytes(join(places.published, href)), 0);
  return { kib: bytes / 1024, requests: 1 + code.length + fonts.length };
}

/** A file on another origin is not here to be weighed. */
function sentBytes(path: string): number {
  const sent = [`${path}.br`, path].find(exists);
  return sent === undefined ? 0 : statSync(sent).size;
}
