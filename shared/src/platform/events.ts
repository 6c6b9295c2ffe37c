import { type Observable, Subject } from 'rxjs';

/** Everything that one part of the site tells the others: what happened, never what to do. Fresh data come through the query cache. */
interface EventCatalogue {
  'session.signed-in': { readonly userId: string };
  'session.signed-out': { readonly reason: SignOutReason };
  'profile.changed': { readonly change: 'updated' };
  'condition.changed': { readonly change: 'linked' | 'unlinked' };
  'address.changed': { readonly id: string; readonly change: 'created' | 'updated' | 'deleted' };
  'payment-method.changed': { readonly id: string; readonly change: 'created' | 'updated' | 'deleted' };
  'subscription.changed': { readonly id: string; readonly status: string };
  'number.changed': {
    readonly id: string;
    readonly change: 'purchased' | 'updated' | 'deleted';
    /** What a month of a purchased one costs, in the currency of the configured prices; none where the offer did not say. */
    readonly price?: number;
  };
  /** The attempt may be booked all the same. */
  'number.purchase-failed': { readonly phoneNumber: string };
  'theme.changed': { readonly theme: string };
  'locale.changed': { readonly locale: string };
  /** A page or widget of a remote stands. */
  'remote.mounted': { readonly remote: string; readonly release: string };
  'remote.failed': {
    readonly remote: string;
    readonly phase: RemotePhase;
    readonly error: Error;
    /** Id of the release that failed; none where nothing had come. */
    readonly release?: string;
  };
}

/** Why a session ended: asked for, refused by the server, ended in another tab, or another user's by now. */
export type SignOutReason = 'signed-out' | 'invalid' | 'other-tab' | 'other-user';
/** Where in a remote's life something failed. */
export type RemotePhase = 'load' | 'bootstrap' | 'mount' | 'render' | 'update' | 'unmount';
/** Name of an event of the catalogue. */
export type EventName = keyof EventCatalogue;

/** What the bus carries when this happened. */
type EventOf<Name extends EventName> = { readonly name: Name } & EventCatalogue[Name];
/** Whatever may happen; its name tells what is said of it. */
export type PlatformEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** The typed bus between shell and remotes; one per platform. It is the one way in which a part hears what another did. */
export interface EventBus {
  /** Tells everybody who listens now, in the order in which they began. */
  emit<Name extends EventName>(name: Name, payload: EventCatalogue[Name]): void;
  /** What happens from now on; unsubscribe to stop. */
  on<Name extends EventName>(name: Name): Observable<EventOf<Name>>;
  /** Whether anybody listens now. */
  isHeard(name: EventName): boolean;
}

type Subjects = { readonly [Name in EventName]: Subject<EventOf<Name>> };

/** Makes the bus of one platform. */
export function createEventBus(): EventBus {
  const subjects: Subjects = {
    'session.signed-in': new Subject(),
    'session.signed-out': new Subject(),
    'profile.changed': new Subject(),
    'condition.changed': new Subject(),
    'address.changed': new Subject(),
    'payment-method.changed': new Subject(),
    'subscription.changed': new Subject(),
    'number.changed': new Subject(),
    'number.purchase-failed': new Subject(),
    'theme.changed': new Subject(),
    'locale.changed': new Subject(),
    'remote.mounted': new Subject(),
    'remote.failed': new Subject(),
  };
  return {
    emit: (name, payload) => subjects[name].next({ name, ...payload }),
    on: (name) => subjects[name].asObservable(),
    isHeard: (name) => subjects[name].observed,
  };
}
