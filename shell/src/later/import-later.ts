import type { ShellDeclaration } from '@careline/shared/manifest';
import declaration from '../../shell.manifest';
import { imports } from './imports';
import type { LaterCopy, LaterFiles } from './later-files';

/** What imports the parts of the shell that come after its start. */
export interface LaterParts {
  readonly declaration: ShellDeclaration;
  readonly imports: typeof imports;
}

/**
 * Gives what `take` imports. Once that has failed, the next one is given what imports from elsewhere, because engines keep a module that threw, with every parent of it
 * (decision 58); so it is after `lost`, for what is imported later still. Rejects with LostPartError.
 */
export type ImportLater = <T>(take: (parts: LaterParts, from: LaterCopy) => Promise<T>) => Promise<T>;

/** `files` says where from; the start imports by `first` itself. */
export function createImportLater(
  files: Pick<LaterFiles, 'lost' | 'ready'>,
  importFrom: (address: string) => Promise<object> = importModule,
  first: LaterParts = { declaration, imports },
): ImportLater {
  async function partsAt(copy: string): Promise<LaterParts> {
    if (copy === '') return first;
    const module = await importFrom(copy);
    if (!isLaterParts(module)) throw new Error(`${copy} has to export “declaration” and “imports”.`);
    return module;
  }

  return async (take) => {
    const copy = await files.ready();
    const lost = (cause: unknown) => files.lost(copy, cause);
    try {
      return await take(await partsAt(copy), { copy, lost });
    } catch (error) {
      throw lost(error);
    }
  };
}

function importModule(address: string): Promise<object> {
  return import(/* @vite-ignore */ new URL(address, window.location.origin).href);
}

function isLaterParts(module: object): module is LaterParts {
  return ['declaration', 'imports'].every((name) => typeof Reflect.get(module, name) === 'object');
}
