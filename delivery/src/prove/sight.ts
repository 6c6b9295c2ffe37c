import type { Visit } from './visits';

/** One open page, as far as a look asks of it. */
export interface Sight {
  /** What the page has written to the console as an error, and has thrown, until now. */
  readonly complaints: readonly string[];
  /** Whether an element comes to stand there before the look's patience ends. */
  readonly stands: (selector: string) => Promise<boolean>;
  readonly pathname: () => string;
  /** Resolves when the page asks for nothing any more, or goes on asking for long. */
  readonly rests: () => Promise<void>;
  readonly heading: () => Promise<string | null>;
}

/** What is wrong with a page, once it is at rest: the phase in which a remote fails, or what is missing, the address and the message; undefined for nothing. */
export async function faultOf(sight: Sight, visit: Visit): Promise<string | undefined> {
  const missing = await whatIsMissing(sight, visit);
  // What fails in a remote leaves other complaints behind it, and a gap.
  const problem = sight.complaints.find((text) => failure.test(text)) ?? sight.complaints[0] ?? missing;
  return problem === undefined ? undefined : inWords(problem, visit.path);
}

async function whatIsMissing(sight: Sight, { path, layout, remotes, widgets }: Visit): Promise<string | undefined> {
  const parts: readonly (readonly [string, string])[] = [
    [`[data-layout="${layout}"]`, `the ${layout} layout does not stand`],
    ...remotes.map((remote) => [`[data-remote="${remote}"]`, `nothing of ${remote} stands`] as const),
    ...widgets.map((widget) => [`[data-widget="${widget}"][data-settled]`, `${widget} does not stand`] as const),
    ['h1', 'there is no heading'],
    ['[role="progressbar"][data-loading="false"]', 'it does not come to rest'],
  ];
  for (const [selector, fault] of parts) {
    const stands = await sight.stands(selector);
    if (sight.pathname() !== path) return `it leads to ${sight.pathname()}`;
    if (!stands) return fault;
  }
  // Data and effects come after the heading.
  await sight.rests();
  return (await sight.heading())?.trim() ? undefined : 'its heading is empty';
}

/** As the shell writes down what fails in a remote. */
const failure = /^(mf-[\w-]+) failed \((\w+)\):\s*(.*)/;

function inWords(problem: string, path: string): string {
  const [, remote, phase, message] = failure.exec(problem) ?? [];
  return remote === undefined
    ? `${path}: ${problem.split('\n')[0]}`
    : `${remote} fails in ${phase} on ${path}: ${message}`;
}
