import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { Failure } from '../failure';
import { exists } from '../files';
import type { Places } from '../places';
import { mapsOf } from './source-maps';
import { storedReleases } from './stored-releases';

/** A place in a file of a release, as a stack tells it: lines and columns from 1. */
export interface BuiltPlace {
  readonly name: string;
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface SourcePlace {
  /** From the workspace's root: `mf-billing/src/invoices/invoices-page.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What the line holds; undefined where the map does not say. */
  readonly text: string | undefined;
}

const inAddress =
  /\/(?:remotes\/(?<remote>[^/\s]+)|shell)\/(?<id>[^/\s]+)\/(?<file>[^\s:?]+\.js)(?:\?[^\s:]*)?:(?<line>\d+):(?<column>\d+)/;
const inRelease = /^(?<name>[^@\s]+)@(?<id>\S+) (?<file>\S+\.js):(?<line>\d+):(?<column>\d+)$/;

/** Reads `mf-billing@1.0.0-1a2b3c4d assets/page.js:1:5063`, or any line with the address of a file, such as one of a stack, however a retry spelt it; undefined for neither. */
export function readPlace(text: string): BuiltPlace | undefined {
  const found = (inRelease.exec(text) ?? inAddress.exec(text))?.groups;
  const { id, file, line, column } = found ?? {};
  if (id === undefined || file === undefined) return undefined;
  const place = { file: decodeURIComponent(file), line: Number(line), column: Number(column) };
  return { name: found?.name ?? found?.remote ?? 'shell', id, ...place };
}

/** Where a place of a release stands in the sources. Throws a Failure for a release without source maps, or a place that comes from no source. */
export function whereIs(places: Places, { name, id, file, line, column }: BuiltPlace): SourcePlace {
  const maps = mapsOf(places, name, id);
  const map = join(maps, `${file}.map`);
  if (!exists(maps)) {
    const known = storedReleases(places, name).filter((other) => exists(mapsOf(places, name, other)));
    throw new Failure(
      `There are no source maps of ${name} ${id}; there are those of ${known.join(', ') || 'no release'}.`,
    );
  }
  if (!exists(map)) throw new Failure(`${name} ${id} has no file ${file} with a source map.`);
  const trace = new TraceMap(readFileSync(map, 'utf8'));
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (found.source === null) throw new Failure(`Nothing of the sources stands at ${file}:${line}:${column}.`);
  const text = sourceContentFor(trace, found.source)?.split('\n')[found.line - 1]?.trim();
  return { file: found.source, line: found.line, column: found.column + 1, text };
}
