/**
 * What of the shell comes after its start, but for its pages and layouts (`shell.manifest.ts`), its texts, which are data, and what measures, without which
 * all goes on.
 */
export const imports = {
  federation: () => import('../remotes/federation'),
  queries: () => import('../query-client'),
  palette: () => import('../palette/palette'),
  shortcutList: () => import('../palette/shortcut-list'),
};
