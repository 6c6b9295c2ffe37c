import { NotLoadedError } from '@careline/shared';
import type { ShellDeclaration } from '@careline/shared/manifest';
import declaration from '../../shell.manifest';
import { imports } from './imports';
import type { LaterFiles } from './later-files';

/** What imports the parts of the shell that come after its start. */
export interface LaterParts {
  readonly declaration: ShellDeclaration;
  readonly imports: typeof imports;
}

/**
 * Gives what `take` imports. Once that has failed, the next one is given what imports from elsewhere, because engines keep a module that threw, with every parent of it
 * (decision 58); so it is once somebody calls `onLost`, for what is imported later still. Rejects with NotLoadedError; with KeptFailure where there is no other address.
 */
export type ImportLater = <T>(take: (parts: LaterParts, onLost: () => void) => Promise<T>) => Promise<T>;

/** `files` says where from; the start imports by `first` itself. */
export function createImportLater(
  files: Pick<LaterFiles, 'lose' | 'ready'>,
  importFrom: (address: string) => Promise<object> = importModule,
  first: LaterParts = { declaration, imports },
): ImportLater {
  async function partsAt(address: string): Promise<LaterParts> {
    if (address === '') return first;
    const module = await importFrom(address);
    if (!isLaterParts(module)) throw new Error(`${address} has to export “declaration” and “imports”.`);
    return module;
  }

  return async (take) => {
    const address = await files.ready();
    const onLost = () => files.lose(address);
    try {
      return await take(await partsAt(address), onLost);
    } catch (error) {
      onLost();
      throw new NotLoadedError(`A part of the shell could not be loaded: ${error}`, { cause: error });
    }
  };
}

function importModule(address: string): Promise<object> {
  return import(/* @vite-ignore */ new URL(address, window.location.origin).href);
}

function isLaterParts(module: object): module is LaterParts {
  return ['declaration', 'imports'].every((name) => typeof Reflect.get(module, name) === 'object');
}
