import { byDocument } from './growth';
import type { WalkReport } from './walk';

/** One line while it walks. */
export function newsOf({ steps, seconds, samples }: WalkReport): string {
  const last = samples.at(-1);
  const measured = last ? `; ${last.nodes} nodes, ${last.listeners} listeners, ${last.heapMb} MB` : '';
  return `${steps} steps held, ${Math.round((1000 * seconds) / steps)} ms each${measured}`;
}

/** The figures of a walk that held, for people and for docs/reliability.md. */
export function reportOf({ seed, steps, seconds, kinds, samples }: WalkReport): string {
  const counts = [...kinds]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([kind, done]) => `${kind} ${done.count} (${Math.round((1000 * done.seconds) / done.count)} ms)`);
  const longest = byDocument(samples).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const [first, last] = [longest[0], longest.at(-1)];
  const line = (name: 'nodes' | 'listeners' | 'heapMb') => `${name} ${first?.[name]} → ${last?.[name]}`;
  return [
    `Seed ${seed}: ${steps} steps in ${Math.round(seconds)} s (${Math.round((1000 * seconds) / steps)} ms each). All promises held:`,
    '0 blank pages, 0 lost drafts, 0 data of another user, 0 second purchases, 0 complaints of our own, 0 violations of the policy.',
    counts.join(', '),
    first === last
      ? 'No document was measured twice.'
      : `In the document that was measured longest (steps ${first?.step} to ${last?.step}, ${longest.length} samples): ${line('nodes')}, ${line('listeners')}, ${line('heapMb')}.`,
    `Nodes/listeners, by document: ${byDocument(samples)
      .map((own) => own.map(({ nodes, listeners }) => `${nodes}/${listeners}`).join(' '))
      .join(' | ')}`,
  ].join('\n');
}
