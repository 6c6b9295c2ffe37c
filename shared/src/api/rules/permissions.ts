/** Who may; a user without permissions fails every check (specification.md §6). */
type Permissions = { readonly permissions: readonly string[] } | undefined;

export function hasPermission(user: Permissions, permission: string): boolean {
  return user?.permissions.includes(permission) ?? false;
}

export function hasAnyPermission(user: Permissions, permissions: readonly string[]): boolean {
  return permissions.some((permission) => hasPermission(user, permission));
}

/** Of an empty list: whether the user has any permission at all (decisions.md D24). */
export function hasAllPermissions(user: Permissions, permissions: readonly string[]): boolean {
  return !!user?.permissions.length && permissions.every((permission) => hasPermission(user, permission));
}
