import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Compilers rewrite what stands around both: tsx adds an interop, Vite's development server names its own import function.
const importForm = /(?:\bimport|__vite_ssr_dynamic_import__)\(\s*["'`](\.?\/[^"'`]+)["'`]/g;
const exportForm = /\)\.(\w+);?\s*\}?$/;

/** The module behind a declared `load`, as a release names it. */
export interface LazyModule {
  /** Relative to the package's folder, such as `./src/invoices/invoices-page.tsx`. */
  readonly module: string;
  /** The export that `load` hands over. */
  readonly component: string;
}

/**
 * Reads which module a `load` imports from its own text: the declaration is the one place that says it, and a release must know the module's
 * files. Throws an Error that shows the form in which it has to be written. `folder` is the package's.
 */
export function lazyModule(load: unknown, folder: string, owner: string): LazyModule {
  const written = typeof load === 'function' ? load.toString() : String(load);
  const imports = [...written.matchAll(importForm)];
  const path = imports[0]?.[1] ?? '';
  const component = exportForm.exec(written)?.[1];
  const stem = path.replace(/^\/?(\.\/)?/, './').replace(/\?.*$/, '');
  const module = [stem, `${stem}.tsx`, `${stem}.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(folder, file)),
  );
  if (imports.length === 1 && module && component) return { module, component };
  throw new Error(
    `${owner}: load has to be written as async () => (await import('./src/invoices/invoices-page')).InvoicesPage, with a module that exists. ` +
      `It is: ${written}`,
  );
}
