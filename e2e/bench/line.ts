import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What a line does to what is sent over it. */
export interface LineParts {
  /** In ms, each way. */
  readonly delay: number;
  /** Towards the browser, in kbit/s. */
  readonly kbits: number;
}

export interface Line {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** In bytes: so much is sent at once. */
const PACKET = 1400;

/** A slow line to a site, which holds up the connections themselves: what Chromium's own emulation holds up are requests of pages, and not those for what a 103 names. */
export async function startLine(to: string, { delay, kbits }: LineParts): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), 'localhost');
    const [up, down] = [inOrder(far), inOrder(near)];
    let free = 0;
    near.on('data', (bytes) => up(bytes, performance.now() + delay));
    far.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PACKET) {
        const packet = bytes.subarray(at, at + PACKET);
        free = Math.max(free, performance.now()) + (packet.length * 8) / kbits;
        down(packet, free + delay);
      }
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

/** Writes each part when its time has come, and never before the one that was sent before it, as two timers may. */
function inOrder(socket: Socket): (part: Buffer, time: number) => void {
  const waiting: { readonly part: Buffer; readonly time: number }[] = [];
  const wait = () => {
    const [first] = waiting;
    if (first) setTimeout(write, Math.max(0, first.time - performance.now()));
  };
  const write = () => {
    for (let first = waiting[0]; first && first.time <= performance.now(); first = waiting[0]) {
      socket.write(first.part);
      waiting.shift();
    }
    wait();
  };
  return (part, time) => {
    waiting.push({ part, time });
    if (waiting.length === 1) wait();
  };
}
