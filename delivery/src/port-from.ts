import { Failure } from './failure';

/** No port is beyond it. */
export const highestPort = 65_535;

interface Expected {
  /** What it is called in the environment. */
  readonly name?: string;
  /** 0 is any free one; not for who counts on from it. */
  readonly least?: 0 | 1;
  /** Taken where the environment says nothing. */
  readonly usual: number;
}

/** The port that the environment says. Throws a Failure for what is none. */
export function portFrom(environment: NodeJS.ProcessEnv, { name = 'PORT', least = 0, usual }: Expected): number {
  const said = environment[name];
  if (said === undefined) return usual;
  const port = Number(said);
  if (/^\d+$/.test(said) && port >= least && port <= highestPort) return port;
  throw new Failure(`${name} is "${said}": a number from ${least} to ${highestPort} was expected.`);
}
