import type { CodeFile } from './code-file';
import type { PrepareScripts } from './single-scripts';

/** When the scripts of a release run of which each is asked for by itself (decision 56): its container first, and the rest once that has what the shell shares. */
export interface ReleaseScripts {
  /** Before the container is imported. Rejects with NotLoadedError. */
  readonly runContainer: () => Promise<void>;
  /** Once it is initialised; what it resolves with is to be called in the turn in which the container is asked for what it exposes. Rejects with NotLoadedError. */
  readonly prepareRest: () => Promise<() => void>;
  /** Files that have come: they run when it is their turn. Rejects with NotLoadedError. */
  readonly run: (files: readonly CodeFile[]) => Promise<void>;
}

/** `entry` is the address of the container. The files of a release are listed with those of its container before all others, and the entry as the last of these. */
export function createReleaseScripts(prepare: PrepareScripts, entry: string): ReleaseScripts {
  const waiting: CodeFile[] = [];
  let isInitialised = false;
  return {
    runContainer: async () => {
      const end = waiting.findIndex(({ href }) => href === entry) + 1;
      const run = await prepare(waiting.slice(0, end));
      run();
    },
    prepareRest: async () => {
      const run = await prepare(waiting);
      return () => {
        isInitialised = true;
        run();
      };
    },
    run: async (files) => {
      if (!isInitialised) waiting.push(...files);
      else (await prepare(files))();
    },
  };
}

/** Of code that no release holds. */
export const unheldScripts: ReleaseScripts = {
  runContainer: async () => {},
  prepareRest: async () => () => {},
  run: async () => {},
};
