import { NotLoadedError } from '@careline/shared';
import type { CodeFile } from './code-files';
import type { PrepareScripts } from './single-scripts';

/** Loads parts of shared, by the last word of their names: scripts of a release that take them find them afterwards. Rejects where one does not come. */
export type BringParts = (parts: readonly string[]) => Promise<void>;

/**
 * When the scripts of a release run of which each is asked for by itself (decision 56): its container first, and the rest once that has what the shell shares. Each
 * rejects where the engine makes no scripts of the files, where one of them does not run to its end, or a part of shared does not come.
 */
export interface ReleaseScripts {
  /** Before the container is imported. */
  readonly runContainer: () => Promise<void>;
  /** Once it is initialised, before it is asked for what it exposes. */
  readonly runRest: (bringParts: BringParts) => Promise<void>;
  /** Files that have come: they run when it is their turn. */
  readonly run: (files: readonly CodeFile[]) => Promise<void>;
}

/** `entry` is the address of the container. The files of a release are listed with those of its container before all others, and the entry as the last of these. */
export function createReleaseScripts(prepare: PrepareScripts, entry: string): ReleaseScripts {
  const waiting: CodeFile[] = [];
  let bring: BringParts | undefined;

  async function runNow(files: readonly CodeFile[], bringParts: BringParts): Promise<void> {
    await bringParts([...new Set(files.flatMap(partsOf))]);
    await runWhole(prepare, files);
  }

  return {
    runContainer: async () => {
      const end = waiting.findIndex(({ href }) => href === entry) + 1;
      if (end === 0) throw new Error(`${entry} is not listed.`);
      await runWhole(prepare, waiting.slice(0, end));
    },
    runRest: async (bringParts) => {
      bring = bringParts;
      await runNow(waiting.splice(0), bringParts);
    },
    run: async (files) => {
      if (bring) await runNow(files, bring);
      else waiting.push(...files);
    },
  };
}

/** The parts of shared that a file takes, by its name (delivery/remote-kit/src/vite/container.ts). */
function partsOf({ href }: CodeFile): string[] {
  return href.split('~').slice(1, -1);
}

/** Of code of which each script need not be asked for by itself. */
export const unheldScripts: ReleaseScripts = {
  runContainer: async () => {},
  runRest: async () => {},
  run: async () => {},
};

/** WebKit lets who imports a module that threw have it the second time, with nothing in it: who needs one of the files is refused it. */
async function runWhole(prepare: PrepareScripts, files: readonly CodeFile[]): Promise<void> {
  const failed = await (await prepare(files))();
  if (failed.length > 0) throw new NotLoadedError(`${failed.join(', ')} did not run to the end.`);
}
