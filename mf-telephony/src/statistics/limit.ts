/** Runs tasks at most `most` at a time, of those that wait the last one first: what was asked for last is what is looked at. */
export function createLimit(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= most) await new Promise<void>((proceed) => waiting.push(proceed));
    else running += 1;
    try {
      return await task();
    } finally {
      // A place that is free goes to the next one waiting without being counted twice.
      const next = waiting.pop();
      if (next) next();
      else running -= 1;
    }
  };
}
