const publicPaths = new Set(['/', '/professionals', '/auth/login', '/auth/register']);

/** Pages that need no sign-in (specification.md §2). `path` is unprefixed. */
export function isPublicPath(path: string): boolean {
  return publicPaths.has(path.toLowerCase());
}
