import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedEntryPoints } from '../vite/shared-modules';

/** The report's file in the folder of shared. */
export const reportFile = 'api-report.md';

/** What remotes build on: the declaration of every export of shared's entry points, and of what these are made of. */
export interface ApiReport {
  /** The contract that it describes. */
  readonly version: string;
  /** The declarations, file by file, as they stand in the file. */
  readonly body: string;
}

/** Reads the report that came with shared. Throws an Error where there is none. */
export function readReport(shared: string): ApiReport {
  const path = join(shared, reportFile);
  const [, version, body] = /^# [^\n]* (\d+\.\d+\.\d+)\n.*?\n(## .*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  if (version !== undefined && body !== undefined) return { version, body: body.trimEnd() };
  throw new Error(`${path} is no API report: pnpm contract writes it.`);
}

/** Entry point → export → hash of its type. */
export function typesIn({ body }: ApiReport): Record<string, Record<string, string>> {
  const sections = body.split(/^## /m).map((text) => text.split('\n'));
  return Object.fromEntries(
    sharedEntryPoints.map((entryPoint) => {
      const lines = sections.find(([title]) => title === `\`${entryPoint}\``) ?? [];
      const types = lines.flatMap((line) => {
        const [, name, hash] = /^([\w$]+) ([0-9a-f]{12})$/.exec(line) ?? [];
        return name === undefined || hash === undefined ? [] : [[name, hash] as const];
      });
      return [entryPoint, Object.fromEntries(types)];
    }),
  );
}
