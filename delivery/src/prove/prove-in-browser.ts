import { type BrowserContext, chromium } from 'playwright-core';
import * as v from 'valibot';
import { findChromium } from '../../bin/find-chromium.mjs';
import type { SiteState } from '../compose/site-state';
import { Failure } from '../failure';
import type { Places } from '../places';
import { type Candidate, serveCandidate } from './candidate';
import { look } from './look';
import { withUnseenWidgets } from './unseen-widgets';
import { type Visit, type Visitor, visitsFor } from './visits';

/** Pages at once; more would only fight for the processor. */
const parallel = 2;
const signedIn = { new: 'new@careline.example', complete: 'ana@careline.example' } as const;
const demoPassword = 'careline-demo';
const answerSchema = v.object({ access_token: v.string() });

/**
 * Looks in a browser at everything that the releases of `names` would change, in the site as it would be live. Throws a Failure that names the
 * first page that fails, with phase and message. Says which widget could not be mounted because no page shows it.
 */
export async function proveInBrowser(places: Places, names: readonly string[], state: SiteState): Promise<void> {
  const executablePath = browserPath();
  const { state: seen, unmounted } = withUnseenWidgets(names, state);
  for (const { remote, widget } of unmounted) console.warn(`No page shows ${widget} of ${remote}: it was not mounted.`);
  const candidate = await serveCandidate(places, seen);
  try {
    const browser = await chromium.launch({
      executablePath,
      // The last one, because V8, once it is looked at, would parse the start of each page a second time to say where an error was made.
      args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-enable-lazy-source-positions'],
    });
    try {
      const contexts = {
        nobody: await browser.newContext(),
        new: await signIn(await browser.newContext(), candidate, signedIn.new),
        complete: await signIn(await browser.newContext(), candidate, signedIn.complete),
      };
      await lookAtAll(visitsFor(names, seen), contexts, candidate.origin);
    } finally {
      await browser.close();
    }
  } finally {
    await candidate.close();
  }
}

function browserPath(): string {
  const otherwise = '--no-verify releases without a look.';
  try {
    const path = findChromium();
    if (path !== undefined) return path;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)} ${otherwise}`);
  }
  throw new Failure(
    `There is no Chromium to look at the release with: install one, or set CHROMIUM_PATH to yours; ${otherwise}`,
  );
}

async function lookAtAll(
  visits: readonly Visit[],
  contexts: Readonly<Record<Visitor, BrowserContext>>,
  origin: string,
): Promise<void> {
  const waiting = [...visits];
  const faults: string[] = [];
  async function work(): Promise<void> {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const fault = await look(contexts[visit.visitor], origin, visit);
      if (fault === undefined) continue;
      faults.push(fault);
      waiting.length = 0;
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  if (faults.length > 0)
    throw new Failure(
      `Nothing was released: in the browser, ${faults.join('; ')}. --no-verify releases without a look.`,
    );
}

/** Each page of the context starts with a session, as after a sign-in. */
async function signIn(context: BrowserContext, { origin }: Candidate, email: string): Promise<BrowserContext> {
  const answer = await fetch(`${origin}/backend/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { access_token: token } = v.parse(answerSchema, await answer.json());
  await context.addInitScript((stored) => sessionStorage.setItem('careline.token', stored), token);
  return context;
}
