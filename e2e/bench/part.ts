/** A part of the bench. It pauses after each of its rounds, so that all parts have theirs in turn, and prints what it has found at its end. */
export type Part<Result = void> = AsyncGenerator<void, Result, void>;

/** A part of one round. */
export function atOnce<Given extends readonly unknown[]>(
  print: (...given: Given) => Promise<void>,
): (...given: Given) => Part {
  return async function* (...given) {
    await print(...given);
    yield;
  };
}

/** A round of each part, then the next of each: a machine that is slower for some minutes is so for all of them. One that fails says so, and the others go on. */
export async function takeTurns(parts: readonly (readonly [name: string, part: Part])[]): Promise<void> {
  const going = new Map(parts);
  for (let round = 1; going.size > 0; round += 1) {
    console.error(`round ${round} of ${[...going.keys()].join(', ')}`);
    for (const [name, part] of going)
      try {
        if ((await part.next()).done) going.delete(name);
      } catch (error) {
        console.error(`${name} ended:`, error);
        process.exitCode = 1;
        going.delete(name);
      }
  }
}
