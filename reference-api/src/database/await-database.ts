import type { FastifyInstance } from 'fastify';
import { unavailable } from '../http-error';
import { safeError } from '../log/safe-error';
import { isUnavailable } from './unavailable';

/** ms between two tries to reach a database that is away. */
const pause = 1_000;
/** ms for which a start waits for one that does not answer at all. */
const patience = 5_000;

export interface AwaitedDatabase {
  /** Answers every call with 503 for as long as the database has not been made ready. */
  readonly refuseUntilReady: (app: FastifyInstance) => void;
}

/**
 * Makes the database ready for use. One that is away is no reason to end: the server starts, refuses its calls, and goes on trying until the
 * database is there or `app` is closed. Rejects when `prepare` fails at the start for any other reason.
 */
export async function awaitDatabase(app: FastifyInstance, prepare: () => Promise<void>): Promise<AwaitedDatabase> {
  let isReady = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let said: string | undefined;
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });

  async function attempt(): Promise<void> {
    await prepare();
    isReady = true;
  }

  function tryLater(error: unknown): void {
    if (isClosed) return;
    const facts = safeError(error);
    if (said !== facts.code) app.log.warn(facts, 'database away, the API waits for it');
    said = facts.code;
    timer = setTimeout(() => {
      attempt().then(() => app.log.info('the database is there'), tryLater);
    }, pause);
  }

  const first = attempt().catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    tryLater(error);
  });
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
  // What fails once the server listens ends nothing.
  first.catch(tryLater);

  return {
    refuseUntilReady: (routes) => {
      routes.addHook('onRequest', async () => {
        if (!isReady) throw unavailable('The service is not available at the moment. Please try again shortly.');
      });
    },
  };
}
