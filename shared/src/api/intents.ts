/** What tells one call from another. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** A form that was given up leaves one behind; the oldest goes. */
const mostKept = 4;

/** One POST, by the key that its repetitions have too. */
export interface Intent {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it was sent before, and nobody knows what became of it. */
  readonly isRepeated: boolean;
  /** To be called once it is certain what became of it: who sends the same afterwards means it twice. */
  readonly forget: () => void;
}

/**
 * Gives every POST but those of a session the key by which a server tells one that it gets twice from two: a browser that lost a connection sends
 * one again by itself, and a person saves again. The key of what creates something stays until it is certain whether it was created.
 */
export function createIntents(): (address: string, call: Call, token: string | undefined) => Intent | undefined {
  const keys = new Map<string, string>();
  let owner: string | undefined;

  return (address, { method, path, body, signal }, token) => {
    // What one session has begun is nothing to the next.
    if (token !== owner) keys.clear();
    owner = token;
    // What may have been deleted since is made anew.
    if (method === 'DELETE') for (const name of keys.keys()) if (isBelow(address, name)) keys.delete(name);
    if (method !== 'POST' || (path.startsWith('/auth/') && path !== '/auth/register')) return undefined;
    const name = `${address}/ ${JSON.stringify(body)}`;
    const kept = keys.get(name);
    const key = kept ?? newKey();
    // What a caller may give up is a question, and without a body it is a change that is undone by another: both are meant anew each time.
    if (body && !signal) keys.set(name, key);
    for (const oldest of [...keys.keys()].slice(0, -mostKept)) keys.delete(oldest);
    return { headers: { 'Idempotency-Key': key }, isRepeated: kept !== undefined, forget: () => keys.delete(name) };
  };
}

/** Whether an address is of the collection that something was to be created in. */
function isBelow(address: string, name: string): boolean {
  return `${address}/`.startsWith(name.slice(0, name.indexOf(' ')));
}

/** A UUID of version 4; `randomUUID` is missing in a page that is not served securely. */
function newKey(): string {
  const digit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16);
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit);
}
