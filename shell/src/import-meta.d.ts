/** Set by Vite. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
