import { randomUUID } from 'node:crypto';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The seeded account that has everything. */
export const ana: Account = { email: 'ana@careline.example', password: 'careline-demo' };

/** An account that nobody has registered yet. */
export function newAccount(): Account {
  return { email: `t-${randomUUID()}@careline.example`, password: 'correct horse' };
}

/** A signed-in client of the reference API, for setting a scene without clicking through the site. */
export class ReferenceClient {
  readonly #base: string;
  readonly token: string;
  readonly account: Account;

  private constructor(base: string, token: string, account: Account) {
    this.#base = base;
    this.token = token;
    this.account = account;
  }

  static async signIn(origin: string, account: Account): Promise<ReferenceClient> {
    const base = `${origin}/backend`;
    const answer = await post(base, '/auth/login', account);
    const { access_token: token } = await answer.json();
    return new ReferenceClient(base, token, account);
  }

  /** Registers an account of the test's own and signs in as it. */
  static async register(origin: string, account = newAccount()): Promise<ReferenceClient> {
    await post(`${origin}/backend`, '/auth/register', account);
    return ReferenceClient.signIn(origin, account);
  }

  /** One call; throws where the answer is an error, so that a scene never half stands. Resolves to the parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: a scene reads answers of many shapes; the contract tests check them.
  async call(method: string, path: string, body?: object): Promise<any> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} → ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  }
}

async function post(base: string, path: string, body: object): Promise<Response> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path} → ${response.status} ${await response.text()}`);
  return response;
}
