import type { FastifyInstance } from 'fastify';
import { sweepSessions } from './auth/user-repository';
import type { Context } from './context';
import { sweepKeys } from './idempotency/key-repository';
import { sweepLimits } from './limits/limiter';
import { safeError } from './log/safe-error';

/** ms */
const everyTenMinutes = 10 * 60 * 1000;

/** Removes now and then what has run out, as long as `app` is open. */
export function keepHouse(app: FastifyInstance, context: Context): void {
  const sweep = async () => {
    try {
      await sweepLimits(context);
      await sweepKeys(context);
      await sweepSessions(context);
    } catch (error) {
      app.log.warn(safeError(error), 'sweep failed');
    }
  };
  const timer = setInterval(() => void sweep(), everyTenMinutes).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
