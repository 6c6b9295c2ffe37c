import * as v from 'valibot';
import { Failure } from '../failure';
import type { Blobs } from './blobs';
import { unreachable } from './unreachable';

/** A store that another machine serves (`pnpm store`); the token says who asks, and for which remotes. */
export function httpBlobs(address: string, token: string | undefined): Blobs {
  const base = address.replace(/\/$/, '');
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };

  async function ask(key: string, init: RequestInit): Promise<Response> {
    return answered(fetch(`${base}/${key}`, init));
  }

  /** What comes after the head of an answer can fail as well: the line breaks, or it is the page of a proxy. */
  async function answered<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw unreachable(address, error);
    }
  }

  return {
    read: async (key) => {
      const answer = await ask(key, { headers: authorization });
      if (answer.status === 404) return undefined;
      const tag = answer.headers.get('etag');
      if (!answer.ok || tag === null) throw await refusal(answer, address);
      return { bytes: Buffer.from(await answered(answer.arrayBuffer())), tag };
    },
    names: async () => {
      const answer = await ask('', { headers: authorization });
      if (!answer.ok) throw await refusal(answer, address);
      return answered(answer.json().then((names) => v.parse(v.array(v.string()), names)));
    },
    write: async (key, bytes, condition) => {
      const held = condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.tag };
      const headers = { ...authorization, ...held, 'content-type': 'application/octet-stream' };
      const answer = await ask(key, { method: 'PUT', headers, body: Uint8Array.from(bytes) });
      if (answer.status === 412) return false;
      if (!answer.ok) throw await refusal(answer, address);
      return true;
    },
    remove: async (key) => {
      const answer = await ask(key, { method: 'DELETE', headers: authorization });
      if (!answer.ok) throw await refusal(answer, address);
    },
  };
}

async function refusal(answer: Response, address: string): Promise<Failure> {
  const words = await answer.text().catch(() => '');
  return new Failure(`${address} answers ${answer.status}: ${words.slice(0, 500)}`);
}
