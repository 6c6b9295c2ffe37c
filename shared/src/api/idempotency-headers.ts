/**
 * The key by which a server tells a POST that it gets twice from two POSTs: a browser that lost a connection sends one again by itself.
 * None for calls of the session, which act on no resource.
 */
export function idempotencyHeaders(method: string, path: string): Record<string, string> {
  // A page that is not served securely has no randomUUID.
  const isKeyed = method === 'POST' && !path.startsWith('/auth/') && 'randomUUID' in crypto;
  return isKeyed ? { 'Idempotency-Key': crypto.randomUUID() } : {};
}
