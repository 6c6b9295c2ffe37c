import { composeFrom, liveState } from '../compose/compose';
import { liveReleases, sitesMet } from '../compose/site-model';
import { Failure } from '../failure';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { activate } from './activate';
import { provenanceOf } from './activity';
import { lostName, lostWidget } from './check-losses';
import { type Change, refuseMoved, type Shift } from './live';
import { tidyRegistry } from './live-registry';
import { askedBy } from './origin';
import { releaseId } from './remote-release';
import { storedRemote } from './repair';
import { storedReleases } from './stored-releases';
import { ofTrials } from './trials';

interface Reason {
  readonly message?: string | undefined;
}

/**
 * Takes a remote out of the site, once that is composed without it; its releases stay. Throws a Failure where none is live, and where pages of others
 * show a widget of it or may link to a page of it by its name.
 */
export function retire(places: Places, name: string, { message }: Reason = {}): Promise<Shift> {
  const origin = askedBy(places, { by: 'name', message });
  return withReleaseLock(places, () => {
    const { shell, registry } = liveState(places);
    const live = liveReleases(registry).get(name);
    if (!live) throw new Failure(`${name} is no remote that is live: pnpm releases lists what is.`);
    const { [name]: _, ...microFrontends } = registry.microFrontends;
    const next = tidyRegistry({ ...registry, microFrontends });
    for (const { registry: met, tried } of sitesMet(next)) {
      const widget = lostWidget(registry, met);
      if (widget !== undefined) throw new Failure(`${widget}. Release that page without it first.${ofTrials(tried)}`);
      const page = lostName(shell, registry, met);
      if (page !== undefined)
        throw new Failure(
          `${page}. Give the name to a page of another remote, or take it out of shared/src/platform/pages.ts and release the shell first: pnpm release shell.${ofTrials(tried)}`,
        );
    }
    const id = releaseId(live);
    const line = { at: new Date().toISOString(), name, id, action: 'retire' as const, ...origin };
    composeFrom(places, { shell, registry: next }, { activity: [line] });
    return { name, from: id, to: undefined };
  });
}

/** Makes a release of a retired remote live again. Throws a Failure where it is not whole, or does not fit what is live by now. */
export async function bringBack(places: Places, name: string, id: string, { message }: Reason): Promise<Change> {
  const stored = storedRemote(places, name, id);
  if (!stored) {
    const others = storedReleases(places, name).join(', ') || 'none';
    throw new Failure(`${name} has no whole release ${id}; there are: ${others}.`);
  }
  // The one that it fell back to may have been pruned since.
  const { fallbackUrl: _, ...alone } = stored;
  const origin = { ...askedBy(places, { by: 'name', message }), ...provenanceOf(places, name, id) };
  const remotes = { [name]: alone };
  const refuse = () => refuseMoved(places, name, undefined, id);
  const [change] = await activate(places, { remotes, origins: { [name]: origin }, mayBeOverBudget: true, refuse });
  return change ?? { name, from: id, to: id };
}
