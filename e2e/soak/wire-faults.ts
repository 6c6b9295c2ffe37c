import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { filePath } from '../support/paths';

/** What goes wrong between browser and server. `lost`: the server acts, its answer never arrives. `cut`: the line breaks before it acts. */
const apiFault = v.strictObject({
  kind: v.picklist(['status', 'hang', 'lost', 'cut']),
  status: v.optional(v.number()),
  calls: v.picklist(['reads', 'writes', 'all']),
});

/** How the files of one remote fail to come. */
const remoteFault = v.strictObject({
  kind: v.picklist(['missing', 'html', 'cut', 'hang']),
  remote: v.string(),
  files: v.picklist(['entry', 'all']),
});

/** As who walks tells it to the site, in JSON. */
export const wireFaults = v.strictObject({ api: v.optional(apiFault), remote: v.optional(remoteFault) });

export type ApiFault = Readonly<v.InferOutput<typeof apiFault>>;
export type RemoteFault = Readonly<v.InferOutput<typeof remoteFault>>;
export type WireFaults = Readonly<v.InferOutput<typeof wireFaults>>;

/** A browser that goes back takes what its cache holds, however old, and would meet a fault that is long over. */
const unkept = { 'cache-control': 'no-store' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Wire {
  readonly answer: Answer;
  /** From now on these faults and no others; what was held goes on. */
  readonly set: (faults: WireFaults) => void;
  /** How many requests wait. */
  readonly held: () => number;
}

/** Puts faults in front of a server's own `answer`, on the wire: the browser's requests are not touched by the test, nor its cache. */
export function faultyWire(answer: Answer): Wire {
  let faults: WireFaults = {};
  let waiting: (readonly [IncomingMessage, ServerResponse])[] = [];

  function spoil(request: IncomingMessage, response: ServerResponse, { kind, status }: Partial<ApiFault>): void {
    if (kind === 'hang') {
      waiting.push([request, response]);
    } else if (kind === 'cut') {
      request.socket.destroy();
    } else if (kind === 'lost') {
      response.writeHead = () => {
        request.socket.destroy();
        return response;
      };
      answer(request, response);
    } else {
      request.resume();
      response.writeHead(status ?? 503, { ...unkept, 'content-type': 'application/json' }).end('{}');
    }
  }

  return {
    answer: (request, response) => {
      const { api, remote } = faults;
      if (api && isCall(request, api.calls)) spoil(request, response, api);
      else if (remote && isFile(request, remote)) {
        if (remote.kind === 'html')
          response.writeHead(200, { ...unkept, 'content-type': 'text/html' }).end('<p>Not a script</p>');
        else spoil(request, response, { kind: remote.kind === 'missing' ? 'status' : remote.kind, status: 404 });
      } else answer(request, response);
    },
    set: (next) => {
      faults = next;
      const late = waiting;
      waiting = [];
      for (const [request, response] of late) if (!request.destroyed) answer(request, response);
    },
    held: () => waiting.length,
  };
}

function isCall({ url = '', method = '' }: IncomingMessage, calls: ApiFault['calls']): boolean {
  if (!url.startsWith('/backend/')) return false;
  const isRead = method === 'GET' || url.startsWith('/backend/auth/');
  return calls === 'all' || isRead === (calls === 'reads');
}

function isFile({ url = '' }: IncomingMessage, { remote, files }: RemoteFault): boolean {
  const path = filePath(url);
  return path.startsWith(`/remotes/${remote}/`) && (files === 'all' || path.endsWith('/remoteEntry.js'));
}
