import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { type ReferenceApiOptions, referenceApi, startTimeout } from '../app';
import { readMember, readText } from './read-json';
import { unlimited } from './unlimited';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
export type Answer = { status: number; body: unknown; text: (...path: (string | number)[]) => string };
export type TestUser = { id: string; email: string; phoneId: string; phoneNumber: string; token: string };

/** An API for one test file: its clock can be moved, and it remembers how each call was answered. */
export class TestApi {
  /** `POST /auth/login 4` stands for a POST to that route that was answered with a 4xx. */
  readonly seen = new Set<string>();
  private ahead = 0;

  private constructor(readonly app: FastifyInstance) {}

  static async start(options: ReferenceApiOptions): Promise<TestApi> {
    const app = Fastify({ pluginTimeout: startTimeout });
    const api = new TestApi(app);
    app.addHook('onResponse', async (request, reply) => {
      api.seen.add(`${request.method} ${request.routeOptions.url} ${Math.floor(reply.statusCode / 100)}`);
    });
    await app.register(referenceApi, {
      limits: unlimited,
      passwordCost: { memoryCost: 8, timeCost: 1 },
      clock: () => api.now(),
      ...options,
    });
    await app.ready();
    return api;
  }

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  travelSeconds(seconds: number): void {
    this.ahead += seconds * 1000;
  }

  /** Moves the clock on; tokens run out after thirty days, so sign in again. */
  async travel(days: number, user: TestUser): Promise<void> {
    this.ahead += days * 24 * 60 * 60 * 1000;
    user.token = await this.signIn(user.email);
  }

  async call(
    method: Method,
    url: string,
    given: { token?: string; body?: unknown; key?: string; language?: string } = {},
  ): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url,
      headers: {
        ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
        ...(given.language === undefined ? {} : { 'accept-language': given.language }),
        ...(given.key === undefined ? {} : { 'idempotency-key': given.key }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(given.body === undefined ? {} : { payload: JSON.stringify(given.body) }),
    });
    const body: unknown = response.body === '' ? undefined : response.json();
    return { status: response.statusCode, body, text: (...path) => readText(body, ...path) };
  }

  /** As call, for a call that must succeed. */
  async ok(method: Method, url: string, token: string, body?: unknown): Promise<Answer> {
    const answer = await this.call(method, url, { token, body });
    expect(answer.status, `${method} ${url} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer;
  }

  async signIn(email: string): Promise<string> {
    const answer = await this.call('POST', '/auth/login', { body: { email, password: 'long enough' } });
    return answer.text('access_token');
  }

  async newUser(): Promise<TestUser> {
    const email = `${randomUUID()}@careline.example`;
    await this.call('POST', '/auth/register', { body: { email, password: 'long enough' } });
    const token = await this.signIn(email);
    const profile = await this.ok('GET', '/professionals/profile', token);
    return {
      email,
      token,
      id: (await this.ok('GET', '/auth/validate', token)).text('user_id'),
      phoneId: profile.text('profile', 'phone_numbers', 0, 'id'),
      phoneNumber: profile.text('profile', 'phone_numbers', 0, 'phone_number'),
    };
  }

  async addCard(user: TestUser, changes: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.ok('POST', '/api/v1/payment-methods', user.token, { ...testCard, ...changes });
    return answer.text('data', 'id');
  }

  async subscribe(user: TestUser): Promise<string> {
    const body = { phone_number_id: user.phoneId };
    return (await this.ok('POST', '/api/v1/phone-subscriptions', user.token, body)).text('data', 'id');
  }

  /** A user with a card and an active subscription. */
  async newSubscriber(): Promise<TestUser & { subscriptionId: string; cardId: string }> {
    const user = await this.newUser();
    const cardId = await this.addCard(user);
    return Object.assign(user, { cardId, subscriptionId: await this.subscribe(user) });
  }

  /** A number that nobody has. */
  async freeNumber(user: TestUser): Promise<string> {
    const found = await this.ok('POST', '/api/v1/twilio/phones', user.token, { action: 'search', limit: 1 });
    return found.text('data', 0, 'phone_number');
  }

  async buyNumber(user: TestUser): Promise<{ id: string; phoneNumber: string }> {
    const phoneNumber = await this.freeNumber(user);
    const bought = await this.ok('POST', '/api/v1/twilio/phones', user.token, { phone_number: phoneNumber });
    return { id: bought.text('data', 'id'), phoneNumber };
  }

  /** How many items the list under `path` has. */
  static count(answer: Answer, ...path: string[]): number {
    const list = path.reduce<unknown>(readMember, answer.body);
    return Array.isArray(list) ? list.length : -1;
  }
}

export const testCard = {
  type: 'card',
  last_four: '4242',
  brand: 'visa',
  exp_month: 12,
  exp_year: 2090,
  stripe_payment_method_id: 'pm_card_visa',
};

/** Starts an API before the tests of a file and closes it after them. */
export function useTestApi(options: () => Promise<ReferenceApiOptions> | ReferenceApiOptions): () => TestApi {
  let api: TestApi | undefined;
  beforeAll(async () => {
    api = await TestApi.start(await options());
  }, 60_000);
  afterAll(() => api?.app.close());
  return () => {
    if (api === undefined) throw new Error('The API under test has not started');
    return api;
  };
}
