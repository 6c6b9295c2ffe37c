import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure';
import { failuresOf, type HealthCounts } from '../health/health-counts';
import { readHealth } from '../health/health-files';
import { healthInWords } from '../health/in-words';
import { GOOD_AFTER_MOUNTS, judge } from '../health/judge';
import type { Places } from '../places';
import { noLongerTried, setTraffic, triedRelease, withdraw } from './canary';
import { readRegistry } from './live-registry';

/** Shares of browsers in percent, one after the other. */
const stages = [10, 50, 100] as const;
/** Between two looks, in ms. */
const lookEvery = 5_000;

export interface RaiseParts {
  readonly tell: (words: string) => void;
  /** Waits between two looks. */
  readonly wait?: () => Promise<void>;
}

/**
 * Raises the share of a release that is tried, as long as browsers find it good at each: from ten to fifty to all. Resolves once all have it. Throws a Failure once
 * they find it bad, and it is withdrawn; or when somebody else has changed what is tried.
 */
export async function raiseUntilHealthy(
  places: Places,
  name: string,
  { tell, wait = () => pause(lookEvery) }: RaiseParts,
): Promise<void> {
  const begun = triedRelease(readRegistry(places), name);
  if (!begun) throw new Failure(`No release of ${name} is tried on a share of browsers.`);
  const { id } = begun;
  const seen = (): HealthCounts | undefined => readHealth(places)(name, id);
  let atStage = seen()?.mounts ?? 0;
  for (;;) {
    await wait();
    const tried = triedRelease(readRegistry(places), name);
    if (tried?.id !== id) throw noLongerTried(name, id);
    const counts = seen();
    if (judge(counts) === 'bad') {
      const message = `unhealthy: ${failuresOf(counts ?? never(name))} failures`;
      await withdraw(places, name, { message, expected: id });
      throw new Failure(`${name} ${id} is withdrawn. ${healthInWords(counts)}`);
    }
    if ((counts?.mounts ?? 0) - atStage < GOOD_AFTER_MOUNTS) continue;
    const next = stages.find((stage) => stage > tried.share) ?? 100;
    await setTraffic(places, name, next, { message: `healthy at ${tried.share} %`, expected: id });
    tell(`${name} ${id} has ${next} % of the browsers. ${healthInWords(counts)}`);
    if (next === 100) return;
    atStage = counts?.mounts ?? 0;
  }
}

function never(name: string): never {
  throw new Error(`${name} was judged by nothing.`);
}
