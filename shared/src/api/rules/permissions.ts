/** Who may; a user without permissions fails every check (R158). */
type Permissions = { readonly permissions: readonly string[] } | undefined;

/** Whether the user has one permission. No screen asks today (R157). */
export function hasPermission(user: Permissions, permission: string): boolean {
  return user?.permissions.includes(permission) ?? false;
}

/** Whether the user has at least one of several. No screen asks today (R157). */
export function hasAnyPermission(user: Permissions, permissions: readonly string[]): boolean {
  return permissions.some((permission) => hasPermission(user, permission));
}

/** Whether the user has all of several; of none: whether any at all (PD24). No screen asks today (R157). */
export function hasAllPermissions(user: Permissions, permissions: readonly string[]): boolean {
  return !!user?.permissions.length && permissions.every((permission) => hasPermission(user, permission));
}
