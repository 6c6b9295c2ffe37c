import type { FastifyServerOptions } from 'fastify';
import { readableLine } from './readable-lines';
import { safeError } from './safe-error';

type Settings = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;
type Output = { isTTY?: boolean | undefined; write: (text: string) => unknown };

/**
 * For the `logger` of the Fastify that hosts the API: JSON, one line an event; readable lines at a terminal outside production. LOG_LEVEL
 * (debug, info, warn, error, silent) says from when on. Whoever logs an error, its words do not get through.
 */
export function logSettings(environment: NodeJS.ProcessEnv, output: Output = process.stdout): Settings {
  const isReadable = output.isTTY === true && environment.NODE_ENV !== 'production';
  return {
    level: environment.LOG_LEVEL ?? 'info',
    // Neither process nor machine: whoever collects the lines knows where they are from.
    base: null,
    stream: { write: (line: string) => void output.write(isReadable ? readableLine(line) : line) },
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      // Fastify and its plugins log the error itself, with its message for the line's words.
      logMethod([given, ...words], method) {
        const error = errorIn(given);
        if (error === undefined) method.apply(this, [given, ...words]);
        else method.apply(this, [safeError(error), 'failed']);
      },
    },
  };
}

function errorIn(given: unknown): Error | undefined {
  if (given instanceof Error) return given;
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.values(given).find((value) => value instanceof Error);
}
