import type { Browser } from '@playwright/test';
import { begin } from './begin';
import { chooseAction } from './choose-action';
import { growthFaults, leaveToMeasure, type Sample } from './growth';
import { brokenPromises } from './invariants';
import { randomOf } from './random';
import type { SoakSite } from './soak-site';
import { Broken, look, otherThan, settled, summary } from './world';

export interface WalkOptions {
  readonly seed: number;
  readonly steps: number;
  /** Told now and then, with what has held until then. */
  readonly onProgress?: (report: WalkReport) => void;
  /** Ends it after this step. */
  readonly isOver?: () => boolean;
}

/** How often something was done, and how long it took in all. */
interface Done {
  readonly count: number;
  readonly seconds: number;
}

/** What a walk did, and what it measured on its way. */
export interface WalkReport {
  readonly seed: number;
  readonly steps: number;
  readonly seconds: number;
  readonly kinds: ReadonlyMap<string, Done>;
  readonly samples: readonly Sample[];
}

// Not by the length of the walk, or a shorter one would be another.
const STEPS_BETWEEN_SAMPLES = 100;
/** Where the first sample is taken; the last one of a walk is so measured without a wait at its end. */
const FIRST_SAMPLE = 50;
/** For so long the walk stays in the other tab afterwards: about what has to pass before the measuring. */
const STEPS_BEFORE_MEASURING = 25;
/** Of so many steps the first tab keeps its document for the first seven tenths: what grows slowly is seen in a document that lives long. */
const STEPS_OF_A_ROUND = 5000;
const STEPS_BETWEEN_NEWS = 100;
const REMEMBERED = 20;

/** Walks at random over the whole site, all of it by the seed, and looks after each step whether everything holds. Throws with the way to see it again. */
export async function walk(
  browser: Browser,
  site: SoakSite,
  { seed, steps, onProgress, isOver }: WalkOptions,
): Promise<WalkReport> {
  const start = performance.now();
  const { world, context, takeProblems, forgetAnnouncements } = await begin(browser, site);
  const [measured] = world.tabs;
  const session = await context.newCDPSession(measured.page);
  await session.send('Performance.enable');
  let documents = 0;
  measured.page.on('domcontentloaded', () => {
    documents += 1;
  });
  const kinds = new Map<string, Done>();
  const samples: Sample[] = [];
  const done: string[] = [];
  let step = 0;
  let measureLater: (() => Promise<void>) | undefined;
  async function measure(): Promise<void> {
    await measureLater?.();
    measureLater = undefined;
  }
  const report = (): WalkReport => ({
    seed,
    steps: Math.min(step, steps),
    seconds: (performance.now() - start) / 1000,
    kinds,
    samples,
  });
  try {
    for (step = 1; step <= steps; step += 1) {
      const tab = world.active;
      const afterSample = (step - FIRST_SAMPLE + STEPS_BETWEEN_SAMPLES) % STEPS_BETWEEN_SAMPLES;
      if (tab === measured) await measure();
      tab.staysInFront = tab !== measured && afterSample > 0 && afterSample <= STEPS_BEFORE_MEASURING;
      measured.keepsDocument = (step - 1) % STEPS_OF_A_ROUND < STEPS_OF_A_ROUND * 0.7;
      const random = randomOf(seed, step);
      const action = chooseAction({ tab, random });
      const began = performance.now();
      tab.mayLoad = false;
      const at = `${step}. tab ${tab.name}, ${tab.person?.mark ?? 'nobody'}${tab.isFull ? ', storage full' : ''}: ${action.kind}:`;
      done.push(at);
      const say = (words: string) => {
        done[done.length - 1] += ` ${words};`;
      };
      await action.run({ world, tab, random, say });
      await look(world, tab);
      const faults = [...brokenPromises(world, tab), ...takeProblems()];
      const { count, seconds } = kinds.get(action.kind) ?? { count: 0, seconds: 0 };
      kinds.set(action.kind, { count: count + 1, seconds: seconds + (performance.now() - began) / 1000 });
      if (faults.length > 0) throw new Broken(faults.join('\n'));
      forgetAnnouncements();
      if (afterSample === 0) {
        await measure();
        const take = await leaveToMeasure(world, measured, session);
        const at = { step, documents };
        measureLater = async () => void samples.push({ ...at, ...(await take()) });
        world.active = otherThan(world, measured);
        await settled(world, world.active);
      }
      if (step % STEPS_BETWEEN_NEWS === 0) onProgress?.(report());
      if (isOver?.()) break;
    }
    await measure();
    const growth = growthFaults(samples);
    if (growth.length > 0) throw new Broken(growth.join('\n'));
  } catch (error) {
    throw new Error(story(error, { seed, step, done, seen: summary(world.active.look), problems: takeProblems() }), {
      cause: error,
    });
  } finally {
    await context.close();
  }
  return report();
}

interface Scene {
  readonly seed: number;
  readonly step: number;
  readonly done: readonly string[];
  readonly seen: string;
  readonly problems: readonly string[];
}

function story(error: unknown, { seed, step, done, seen, problems }: Scene): string {
  const reason =
    error instanceof Broken ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `Seed ${seed} broke at step ${step}:`,
    reason,
    `The tab shows ${seen}`,
    ...problems.map((problem) => `It was complained of: ${problem}`),
    'The last actions:',
    ...done.slice(-REMEMBERED),
    `To see it again: pnpm soak --seed ${seed} --steps ${step}`,
  ].join('\n');
}
