/** Who may; a user without permissions fails every check (specification.md §6). */
type Permissions = { readonly permissions: readonly string[] } | undefined;

// No screen asks for a permission yet; the checks are there for the first that does (R157).

/** Whether the user has it. */
export function hasPermission(user: Permissions, permission: string): boolean {
  return user?.permissions.includes(permission) ?? false;
}

/** Whether the user has one of them at least. */
export function hasAnyPermission(user: Permissions, permissions: readonly string[]): boolean {
  return permissions.some((permission) => hasPermission(user, permission));
}

/** Whether the user has each of them; of an empty list: whether the user has any permission at all (decisions.md D24). */
export function hasAllPermissions(user: Permissions, permissions: readonly string[]): boolean {
  return !!user?.permissions.length && permissions.every((permission) => hasPermission(user, permission));
}
