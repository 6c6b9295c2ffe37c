import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** What runs for one WebKit: a display that nobody sees, and the program that drives the browser. */
export interface WebKitPrograms {
  /** Where WebDriver is spoken. */
  readonly address: string;
  readonly stop: () => void;
}

export async function startWebKitPrograms(driver: string): Promise<WebKitPrograms> {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.toReversed()) child.kill();
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(screen);
    // It takes a display that is free, and writes down which.
    const [display] = await once(createInterface(screen.stdout), 'line');
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${display}` };
    started.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    return { address, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not answer on ${address}.`);
}
