import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readText } from './read-json';

interface Sent {
  readonly id?: string;
  readonly body?: object;
  readonly key?: string;
}

export type Send = (method: 'GET' | 'POST' | 'DELETE', sent?: Sent) => Promise<Response>;

// An account has room for 200 addresses, and a round of a test leaves what was not answered for.
const kept = 2;
const place = { street1: '1', city: 'Here', state_province: 'DC', postal_code: '1', country_code: 'US' };

/** Calls `/professionals/profile/addresses` of the API at `url`, as a user who is made where there is none of this address. */
export async function newSender(url: string, email = `${randomUUID()}@careline.example`): Promise<Send> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: 'long enough' });
  await fetch(`${url}/auth/register`, { method: 'POST', headers: json, body });
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: json, body });
  const authorization = `Bearer ${readText(await answer.json(), 'access_token')}`;
  const target = `${url}/professionals/profile/addresses`;
  return (method, { id, body: given, key } = {}) =>
    fetch(id === undefined ? target : `${target}/${id}`, {
      method,
      headers: { authorization, ...(given ? json : {}), ...(key ? { 'idempotency-key': key } : {}) },
      ...(given ? { body: JSON.stringify(given) } : {}),
    });
}

/**
 * Several that write an address after the other, and each deletes all but its newest ones; refused for now, it sends the same again after a moment, as a
 * client would.
 */
export class Writers {
  /** Statuses that were neither what was asked for nor 503. */
  readonly otherAnswers = new Set<number>();
  /** How many addresses were answered with 201. */
  written = 0;
  private isOver = false;
  private readonly all: Promise<unknown>;

  /** `acknowledged` holds the ids of those that nobody has tried to delete since. */
  constructor(
    send: Send,
    count: number,
    readonly acknowledged = new Set<string>(),
  ) {
    this.all = Promise.all(Array.from({ length: count }, () => this.write(send)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.all;
  }

  private async write(send: Send): Promise<void> {
    const own: string[] = [];
    try {
      do {
        own.push(await this.add(send));
        for (const id of own.splice(0, own.length - kept)) await this.remove(send, id);
      } while (!this.isOver);
    } catch {
      // The process is gone; what it did not answer for is not counted.
    }
  }

  private async add(send: Send): Promise<string> {
    const sent = { body: { ...place, is_primary: true }, key: randomUUID() };
    const answer = await this.repeat(() => send('POST', sent), 201);
    const id = readText(await answer.json(), 'address', 'id');
    this.acknowledged.add(id);
    this.written += 1;
    return id;
  }

  private async remove(send: Send, id: string): Promise<void> {
    this.acknowledged.delete(id);
    // Where an earlier try was refused it may have been done; at the first one, what was acknowledged has to be there.
    await this.repeat(() => send('DELETE', { id }), 204, 404);
  }

  /** `later` is what another try than the first may be answered with as well. */
  private async repeat(call: () => Promise<Response>, wanted: number, later = wanted): Promise<Response> {
    for (let isFirst = true; ; isFirst = false) {
      const answer = await call();
      if (answer.status === wanted || (!isFirst && answer.status === later)) return answer;
      await answer.arrayBuffer();
      if (answer.status !== 503) this.otherAnswers.add(answer.status);
      await wait(100);
    }
  }
}
