/** Who calls; read anew for every request. */
export interface ApiIdentity {
  readonly token?: string | undefined;
  readonly userId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly permissions: readonly string[];
  /** Aborts when this session is over: what is on its way in its name ends with it. */
  readonly over?: AbortSignal | undefined;
}

/** Headers of R162 and R163, each only where its value is not empty (PD24). */
export function identityHeaders(identity: ApiIdentity): Record<string, string> {
  const headers: Record<string, string> = {};
  if (identity.token) headers.Authorization = `Bearer ${identity.token}`;
  if (identity.userId) headers['X-User-ID'] = identity.userId;
  if (identity.organizationId) headers['X-Organization-ID'] = identity.organizationId;
  if (identity.permissions.length > 0) headers['X-User-Permissions'] = identity.permissions.join(',');
  return headers;
}
