/**
 * Runs one piece of work after another. Undefined for one that comes while `longest` wait or run: who asks for it is better told so than kept.
 */
export function oneAtATime(longest: number): <Result>(work: () => Promise<Result>) => Promise<Result> | undefined {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return (work) => {
    if (count >= longest) return undefined;
    count += 1;
    const done = last.then(work).finally(() => {
      count -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
