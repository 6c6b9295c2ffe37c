import type { Profile } from '../api/profile/profile';
import type { User } from '../api/user';
import type { SignOutReason } from './events';

/** The signed-in professional (R62–R66). */
export interface SessionUser extends User {
  /** The username if it contains @, else the profile's e-mail, else the one typed at sign-in. */
  readonly email: string | undefined;
  /** Undefined until it was fetched; null for a professional who has none yet. */
  readonly profile: Profile | null | undefined;
}

/** What the session knows (R61). */
export interface SessionState {
  readonly user: SessionUser | undefined;
  readonly token: string | undefined;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
  readonly error: string | undefined;
  /** Why the last session in this tab ended, until the next one begins; the login page says it. */
  readonly ended?: SignOutReason;
}

/** What is typed to sign in. */
interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who is signed in, in this tab. One per platform. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Tries stored authentication once (R41); later calls share the first answer until sign-out. Resolves
   * to whether a user is signed in; never rejects.
   */
  readonly initialise: () => Promise<boolean>;
  /** Asks the server who the token belongs to; any failure clears all auth data. Never rejects. */
  readonly validate: () => Promise<boolean>;
  /** Posts credentials, validates, fetches the profile, notifies. Throws ApiError after clearing all auth data. */
  readonly signIn: (credentials: Credentials & { readonly remember: boolean }) => Promise<void>;
  /** Posts and notifies; does not sign in. Throws ApiError. */
  readonly register: (credentials: Credentials) => Promise<void>;
  /**
   * Calls the server if a token exists, notifies, runs `leave` (the move to the login page), then clears all auth data. Waits at most 2 s for the
   * server's answer, and as long for `leave`. Never rejects.
   */
  readonly signOut: (leave?: () => Promise<void>) => Promise<void>;
  /** The e-mail typed at the last successful sign-in (R67). */
  readonly rememberedEmail: () => string | undefined;
}
