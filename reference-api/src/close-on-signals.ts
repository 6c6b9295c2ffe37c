import type { FastifyInstance } from 'fastify';

/** ms */
const patience = 10_000;
/** ms; by then a proxy has noticed, and sends nothing more on the connections that it keeps. */
const untilNoticed = 1_000;

/**
 * Answers what is being asked, also on connections that are open, takes no new ones, and resolves when everything is closed. Who has not sent all of a
 * request after `deadline` ms is cut off.
 */
export async function closeGently(app: FastifyInstance, deadline = patience): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), deadline);
  // Closing does so once, and who was answered after that would keep the process for the whole of `deadline`.
  const sweep = setInterval(() => app.server.closeIdleConnections(), untilNoticed);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
  }
}

/**
 * SIGTERM and SIGINT close `app` gently and end the process. A second one changes nothing: Ctrl+C reaches a process below npm twice, from the
 * terminal and from npm.
 */
export function closeOnSignals(app: FastifyInstance): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    // A database that hangs can keep a connection open; the process must end all the same.
    setTimeout(() => process.exit(1), patience + 5_000).unref();
    closeGently(app).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
}
