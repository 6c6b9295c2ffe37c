/** Own static files that the shell reads at run time: build manifests, registry and payloads. */
export interface StaticFiles {
  /** Parsed JSON of a file on the site's own origin, counted by the progress bar (PD56); rejects where there is none. */
  readonly json: (path: string, cache?: RequestCache) => Promise<unknown>;
  /** The same without the bar, for polling in the background. */
  readonly quietJson: (path: string) => Promise<unknown>;
}

/** One that hangs is given up, in ms: it would keep the bar for good, and whoever asks again once it has come. */
const PATIENCE_MS = 30_000;

export function createStaticFiles(fetchFile: typeof fetch, onActivity: (change: 'start' | 'end') => void): StaticFiles {
  async function read(path: string, cache: RequestCache): Promise<unknown> {
    // In the default credentials mode: in another the page's preload link for the route rules would not match.
    const response = await fetchFile(path, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  }
  return {
    json: async (path, cache = 'default') => {
      onActivity('start');
      try {
        return await read(path, cache);
      } finally {
        onActivity('end');
      }
    },
    quietJson: (path) => read(path, 'no-store'),
  };
}
