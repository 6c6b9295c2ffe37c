import { type ComponentType, createContext, lazy, type ReactNode, use, useState } from 'react';

/** Imports a page's chunk; a function of the module's top level, because it is also what tells pages apart. */
export type PageLoader = () => Promise<ComponentType>;

const PagesOfRoot = createContext<Map<PageLoader, ComponentType> | undefined>(undefined);

/**
 * A page in a chunk of its own. React's `lazy` at the top level of a module keeps a failure for ever; here it ends with the root, so
 * Retry in the pane asks for the lost chunk again. Throws outside a remote's root.
 */
export function LazyPage({ load }: { readonly load: PageLoader }) {
  const pages = use(PagesOfRoot);
  if (pages === undefined) throw new Error('No remote root here: a page is shown inside defineRemote().');
  const Page = pages.get(load) ?? lazy(async () => ({ default: await load() }));
  pages.set(load, Page);
  return <Page />;
}

/** Keeps the pages of one root; it has to stand above the Suspense that waits for them, or a waiting page would begin anew. */
export function LazyPages({ children }: { readonly children: ReactNode }) {
  const [pages] = useState(() => new Map<PageLoader, ComponentType>());
  return <PagesOfRoot value={pages}>{children}</PagesOfRoot>;
}
