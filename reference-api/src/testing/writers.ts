import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readText } from './read-json';

export type Send = (method: 'GET' | 'POST', body?: object, key?: string) => Promise<Response>;

/** Calls `/professionals/profile/addresses` of the API at `url`, as a user who is made where there is none of this address. */
export async function newSender(url: string, email = `${randomUUID()}@careline.example`): Promise<Send> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: 'long enough' });
  await fetch(`${url}/auth/register`, { method: 'POST', headers: json, body });
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: json, body });
  const headers = { ...json, authorization: `Bearer ${readText(await answer.json(), 'access_token')}` };
  const target = `${url}/professionals/profile/addresses`;
  return (method, sent, key) =>
    fetch(target, {
      method,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
}

/** Several that write an address after the other; refused for now, each sends the same again after a moment, as a client would. */
export class Writers {
  /** Statuses other than 201 and 503. */
  readonly otherAnswers = new Set<number>();
  private isOver = false;
  private readonly all: Promise<unknown>;

  /** `acknowledged` is filled with the ids of the addresses that were answered with 201. */
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
    const place = { street1: '1', city: 'Here', state_province: 'DC', postal_code: '1', country_code: 'US' };
    try {
      let key = randomUUID();
      for (;;) {
        const answer = await send('POST', { ...place, is_primary: true }, key);
        const body: unknown = await answer.json();
        if (answer.status === 201) {
          this.acknowledged.add(readText(body, 'address', 'id'));
          if (this.isOver) return;
          key = randomUUID();
        } else {
          if (answer.status !== 503) this.otherAnswers.add(answer.status);
          await wait(100);
        }
      }
    } catch {
      // The process is gone; what it did not answer for is not counted.
    }
  }
}
