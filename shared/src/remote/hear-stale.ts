import type { RemoteDeclaration } from '../manifest/manifest';
import type { EventBus, EventName } from '../platform/events';
import type { Platform } from '../platform/platform';

/**
 * Listens, from the remote's first mount on, for the events that make its own cached data stale. Until then it has none. What is on screen is
 * asked for again at once.
 */
export function hearStale(
  stale: NonNullable<RemoteDeclaration['stale']>,
): (platform: Pick<Platform, 'events' | 'queries'>) => void {
  const heard = new WeakSet<EventBus>();
  return ({ events, queries }) => {
    if (heard.has(events)) return;
    heard.add(events);
    for (const [name, keys] of entriesOf(stale)) {
      events.on(name).subscribe(() => {
        for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
      });
    }
  };
}

function entriesOf(stale: NonNullable<RemoteDeclaration['stale']>) {
  const names: readonly EventName[] = Object.keys(stale).filter((name): name is EventName => name in stale);
  return names.map((name) => [name, stale[name] ?? []] as const);
}
