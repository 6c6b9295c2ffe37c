import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Places } from '../places';
import type { Activity } from './activity';
import { checkoutId } from './checkout';
import { fingerprintOf, inputsOf } from './fingerprint';

/** Who asks for a release: a command that names it, or a start of the checkout, which may do less. */
export interface Wish {
  readonly by: 'name' | 'start';
  /** Why, in the words of who asks. */
  readonly message?: string | undefined;
  /** Whether sources are checked and pages looked at first. */
  readonly verify?: boolean;
}

/** Who made something live, and from what. */
export type Origin = Pick<
  Activity,
  'by' | 'checkout' | 'user' | 'commit' | 'dirty' | 'fingerprint' | 'message' | 'promoted' | 'verified'
>;

/** Taken before a build: what is changed while it runs belongs to the next one. */
export function originOf(places: Places, name: string, wish: Wish): Origin & { readonly fingerprint: string } {
  const commit = git(places.root, 'rev-parse', 'HEAD');
  const changes = commit && git(places.root, 'status', '--porcelain', '--', ...inputsOf(places.root, name));
  return {
    ...askedBy(places, wish),
    fingerprint: fingerprintOf(places.root, name),
    ...(commit && { commit, dirty: changes !== '' }),
  };
}

/** Of something that is made live without a build. */
export function askedBy(places: Places, { by, message }: Wish): Origin {
  return { by, user: userName(), checkout: checkoutId(places.root), ...(message !== undefined && { message }) };
}

/** A container's user may have a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Undefined where there is no git, or the folder came without its history. */
function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
