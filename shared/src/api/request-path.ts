/** Builds a path with every value encoded as one segment: apiPath`/api/v1/payment-methods/${id}`. */
export function apiPath(parts: TemplateStringsArray, ...values: readonly string[]): string {
  // encodeURIComponent throws on lone surrogates, which JSON can carry.
  return String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value.replace(/\p{Cs}/gu, ''))));
}

/**
 * Whether a path stays below the API base: an empty or dotted segment, made by a missing or hostile id, would address
 * another resource, and a path without its slash another host.
 */
export function isSafePath(path: string): boolean {
  return /^(\/[^/?#\\\s]+)+$/.test(path) && !path.split('/').some((segment) => segment === '.' || segment === '..');
}
