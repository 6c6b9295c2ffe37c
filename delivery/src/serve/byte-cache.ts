export interface ByteCacheOptions<Value> {
  /** Bytes that all values together may take. */
  readonly limit: number;
  readonly sizeOf: (value: Value) => number;
}

/**
 * Keeps what was expensive to make; what was asked for longest ago goes when room is needed. Who asks while a value is being made gets that same
 * one. A value that could not be made is not kept.
 */
export function createByteCache<Value>({ limit, sizeOf }: ByteCacheOptions<Value>) {
  const kept = new Map<string, Value>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;

  function drop(key: string, value: Value): void {
    kept.delete(key);
    bytes -= sizeOf(value);
  }

  function keep(key: string, value: Value): void {
    if (sizeOf(value) > limit) return;
    kept.set(key, value);
    bytes += sizeOf(value);
    for (const [oldest, its] of kept) {
      if (bytes <= limit) return;
      drop(oldest, its);
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = await make();
    keep(key, value);
    return value;
  }

  return {
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known !== undefined) {
        // Maps keep the order of insertion: now it is the youngest.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const value = making.get(key) ?? makeAndKeep(key, make).finally(() => making.delete(key));
      making.set(key, value);
      return value;
    },
  };
}
