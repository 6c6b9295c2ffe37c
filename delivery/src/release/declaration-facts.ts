import type { RemoteDeclaration, ShellDeclaration } from '@careline/shared/manifest';
import { lazyModule } from './lazy-module';

/** What a remote's declaration says, as data: code is named by its module. `folder` is the remote's. */
export function remoteFacts(
  { name, contract, pages, widgets = {}, groups = [] }: RemoteDeclaration,
  folder: string,
): object {
  return {
    name,
    contract,
    pages: pages.map(({ load, widgets: shown, ...page }) => ({
      ...page,
      ...(shown && { widgets: shown.map(({ name: widget }) => widget) }),
      ...lazyModule(load, folder, `page ${page.path}`),
    })),
    uses: pages.flatMap(({ widgets: shown = [] }) => shown),
    widgets: Object.entries(widgets).map(([widget, { load, data, place, propTypes }]) => ({
      name: widget,
      propTypes,
      ...(data && { data }),
      ...(place && { place }),
      ...lazyModule(load, folder, `widget ${widget}`),
    })),
    groups,
  };
}

/** Of what the shell's declaration says, where its code is. */
export interface ShellFacts {
  readonly pages: readonly { readonly path: string; readonly layout: string; readonly module: string }[];
  /** Layout → its module. */
  readonly layouts: Readonly<Record<string, string>>;
}

/** What the shell's declaration says, as data: its pages, and the module behind each layout. `folder` is the shell's. */
export function shellFacts({ pages, layouts }: ShellDeclaration, folder: string): ShellFacts {
  return {
    pages: pages.map(({ load, ...page }) => ({ ...page, ...lazyModule(load, folder, `page ${page.path}`) })),
    layouts: Object.fromEntries(
      Object.entries(layouts).map(([name, load]) => [name, lazyModule(load, folder, `layout ${name}`).module]),
    ),
  };
}
