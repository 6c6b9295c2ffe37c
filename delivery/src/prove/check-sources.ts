import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { emitReport } from '../contract/emit-report';
import { faultOfReport } from '../contract/kept-report';
import { Failure } from '../failure';
import { exists } from '../files';
import { type Places, soleRemote } from '../places';

/** Lines of a tool's last words that are told. */
const told = 30;

interface Step {
  readonly phase: string;
  readonly tool: string;
  readonly args: readonly string[];
}

/**
 * Runs types, lint and unit tests of one package, with shared for the shell that brings it, and compares shared with the API report. Throws a Failure
 * that says which of them failed, in the tool's own words. `signal` stops the tools.
 */
export async function checkSources(places: Places, name: string, signal?: AbortSignal): Promise<void> {
  const isAlone = soleRemote(places.root) === name;
  const folders = name === 'shell' ? [name, 'shared'] : [isAlone ? '.' : name];
  const steps: readonly Step[] = [
    { phase: 'types', tool: 'tsc', args: ['-b', ...folders] },
    { phase: 'lint', tool: 'biome', args: ['check', ...folders] },
    {
      phase: 'unit tests',
      tool: 'vitest',
      args: ['run', ...(isAlone ? [] : folders.map((folder) => `${folder}/src/`))],
    },
  ];
  const faults = await Promise.all(steps.map((step) => faultOf(places.root, step, signal)));
  const found = faults.filter((fault) => fault !== undefined);
  // Where shared is installed, its report came with it.
  if (found.length === 0 && !isAlone) {
    const fault = faultOfReport(await emitReport(places.root), join(places.root, 'shared'));
    if (fault !== undefined) found.push(`contract: ${fault}`);
  }
  if (found.length > 0)
    throw new Failure(
      `${name} is not fit to be released.\n${found.join('\n')}\nA release with --no-verify does without this.`,
    );
}

async function faultOf(root: string, { phase, tool, args }: Step, signal?: AbortSignal): Promise<string | undefined> {
  const program = join(root, 'node_modules/.bin', tool);
  if (!exists(program)) return `${phase}: ${tool} is not installed here: install the packages of package.json.`;
  // A tool that is run from a test must not take itself for a part of it.
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, env: environment, maxBuffer: 1e8, signal }, (error, stdout, stderr) => {
      const words = stripVTControlCharacters(`${stdout}\n${stderr}`).trim().split('\n').slice(-told).join('\n');
      resolve(error === null ? undefined : `${phase}:\n${words}`);
    });
  });
}
