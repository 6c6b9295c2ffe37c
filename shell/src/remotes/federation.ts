/// <reference types="vite/types/importMeta.d.ts" />

import * as apiBase from '@careline/shared/parts/api-base';
import * as rootBase from '@careline/shared/parts/root-base';
import * as uiBase from '@careline/shared/parts/ui-base';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { LaterCopy } from '../later/later-files';
import { loadExposed } from './container';
import type { BringParts, ReleaseScripts } from './release-scripts';

// What remotes share with the shell, and how they are loaded with it, in one lazy module: pages without a remote do not pay for it. It must not be imported
// statically, or the shell's start would hold all that it names.

/** Gives a shared module, at once or once it has come. */
interface Source {
  readonly lib?: () => object;
  readonly get: () => (() => object) | Promise<() => object>;
  readonly loaded?: true;
}

const version = '1.0.0';

/** A module in the share scope. A released remote takes its `lib`, or awaits its `get`; the rest is what the runtime reads that one in development brings. */
function shared(source: Source) {
  const entry: Source = Object.assign(source, {
    version,
    shareConfig: { singleton: true, requiredVersion: '*' },
    scope: ['default'],
    strategy: 'loaded-first',
    from: 'shell',
    deps: [],
    useIn: [],
  });
  return { [version]: entry };
}

/** Here already; a remote takes it without waiting. */
function ready(module: object) {
  const lib = () => module;
  return shared({ lib, get: () => lib, loaded: true });
}

/** Loaded with the first remote that uses it; rejects with what `lost` makes of a failure. */
function lazyFor({ lost }: Pick<LaterCopy, 'lost'>) {
  return (load: () => Promise<object>) => {
    const source: { lib?: () => object; readonly get: Source['get'] } = {
      get: async () => {
        try {
          const module = await load();
          source.lib = () => module;
          return source.lib;
        } catch (error) {
          throw lost(error);
        }
      },
    };
    return shared(source);
  };
}

/** Remotes in development take the entry points whole. A release has no file for that: it would split what the parts have in common. */
const whole = (lazy: ReturnType<typeof lazyFor>) =>
  import.meta.env.DEV
    ? {
        '@careline/shared': lazy(() => import('@careline/shared')),
        '@careline/shared/api': lazy(() => import('@careline/shared/api')),
        '@careline/shared/forms': lazy(() => import('@careline/shared/forms')),
        '@careline/shared/ui': lazy(() => import('@careline/shared/ui')),
      }
    : {};

type ShareScope = Readonly<Record<string, { readonly [version]: Source } | undefined>>;

/** One version of each, so that there is nothing to choose. */
const shareScope = (lazy: ReturnType<typeof lazyFor>): ShareScope => ({
  react: ready(react),
  'react/jsx-runtime': ready(jsxRuntime),
  'react-dom': ready(reactDom),
  'react-dom/client': ready(reactDomClient),
  '@careline/shared/parts/api-base': ready(apiBase),
  '@careline/shared/parts/root-base': ready(rootBase),
  '@careline/shared/parts/ui-base': ready(uiBase),
  '@careline/shared/parts/forms-base': lazy(() => import('@careline/shared/parts/forms-base')),
  '@careline/shared/parts/forms-rest': lazy(() => import('@careline/shared/parts/forms-rest')),
  '@careline/shared/parts/root-data': lazy(() => import('@careline/shared/parts/root-data')),
  '@careline/shared/parts/ui-data': lazy(() => import('@careline/shared/parts/ui-data')),
  '@careline/shared/parts/ui-rest': lazy(() => import('@careline/shared/parts/ui-rest')),
  ...whole(lazy),
});

/** Loads remotes' modules, by the address of a container and what runs its scripts (`loadExposed`). `from` is the copy of the shell's parts that this module is of. */
export function federate(from: LaterCopy) {
  const scope = shareScope(lazyFor(from));
  const bringParts: BringParts = async (parts) => {
    await Promise.all(parts.map((part) => scope[`@careline/shared/parts/${part}`]?.[version].get()));
  };
  return {
    copy: from.copy,
    loadRemote: (entry: string, scripts: ReleaseScripts) => loadExposed(entry, scope, scripts, bringParts),
  };
}

export {
  /** @public Nobody takes it from here: so its file comes with those of every page that has something of a remote. */
  createQueryClient,
} from '../query-client';
