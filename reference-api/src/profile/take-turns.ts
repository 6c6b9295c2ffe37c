/**
 * For work that each user does one after another. Who waits here waits without a connection to the database: behind a lock of one's own, a dozen
 * at once would keep all of them from everybody else.
 */
export function takeTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (last.get(userId) ?? Promise.resolve()).then(work, work);
    last.set(userId, turn);
    try {
      return await turn;
    } finally {
      if (last.get(userId) === turn) last.delete(userId);
    }
  };
}
