/** Who calls; read anew for every request. */
export interface ApiIdentity {
  readonly token?: string | undefined;
  readonly userId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly permissions: readonly string[];
  /** Aborts when this session is over: what is on its way in its name ends with it. */
  readonly over?: AbortSignal | undefined;
}

/**
 * Headers of R162 and R163, each only where its value is not empty (PD24). What no header can carry, such as a permission in Cyrillic, is left out and
 * told: no call could be sent with it. The document's own script does the same (`delivery/src/compose/early-script.ts`).
 */
export function identityHeaders(
  identity: ApiIdentity,
  onLeftOut: (value: string) => void = () => {},
): Record<string, string> {
  function canBeSent(value: string): boolean {
    const isBytes = !/[^ -\xff]/.test(value);
    if (!isBytes) onLeftOut(value);
    return isBytes;
  }
  const permissions = identity.permissions.filter(canBeSent);
  const headers: Record<string, string> = {};
  if (identity.token) headers.Authorization = `Bearer ${identity.token}`;
  if (identity.userId && canBeSent(identity.userId)) headers['X-User-ID'] = identity.userId;
  if (identity.organizationId && canBeSent(identity.organizationId))
    headers['X-Organization-ID'] = identity.organizationId;
  if (permissions.length > 0) headers['X-User-Permissions'] = permissions.join(',');
  return headers;
}
