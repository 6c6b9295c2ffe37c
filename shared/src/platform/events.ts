import { filter, map, type Observable, Subject } from 'rxjs';

/** Everything that one part of the site tells the others: what happened, never what to do. Fresh data come through the query cache. */
export interface EventCatalogue {
  'session.signed-in': { readonly userId: string };
  'session.signed-out': { readonly reason: SignOutReason };
  'profile.changed': { readonly change: 'updated' };
  'condition.changed': { readonly change: 'linked' | 'unlinked' };
  'address.changed': { readonly id: string; readonly change: 'created' | 'updated' | 'deleted' };
  'payment-method.changed': { readonly id: string; readonly change: 'created' | 'updated' | 'deleted' };
  'subscription.changed': { readonly id: string; readonly status: string };
  'number.changed': { readonly id: string; readonly change: 'purchased' | 'updated' | 'deleted' };
  'theme.changed': { readonly theme: string };
  'locale.changed': { readonly locale: string };
  'remote.failed': { readonly remote: string; readonly phase: RemotePhase; readonly message: string };
}

export type SignOutReason = 'signed-out' | 'invalid' | 'other-tab' | 'other-user';
export type RemotePhase = 'load' | 'bootstrap' | 'mount' | 'render' | 'update' | 'unmount';
export type EventName = keyof EventCatalogue;
export interface PlatformEvent {
  readonly name: EventName;
  readonly payload: EventCatalogue[EventName];
}

/** The typed bus between shell and remotes; one per platform. */
export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: EventCatalogue[Name]): void;
  on<Name extends EventName>(name: Name): Observable<EventCatalogue[Name]>;
  /** Every event in order, for telemetry and for the guard, which re-runs after changes. */
  readonly all: Observable<PlatformEvent>;
}

export function createEventBus(): EventBus {
  const events = new Subject<PlatformEvent>();
  return {
    emit: (name, payload) => events.next({ name, payload }),
    on: <Name extends EventName>(name: Name) =>
      events.pipe(
        filter((event): event is PlatformEvent & { name: Name; payload: EventCatalogue[Name] } => event.name === name),
        map((event) => event.payload),
      ),
    all: events.asObservable(),
  };
}
