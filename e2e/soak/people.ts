import { ReferenceClient } from '../support/reference-client';
import { bringTo } from '../support/scene';

/** One who uses the site in a soak. */
export interface Person {
  /** Stands in everything of theirs, their name, e-mail and all that they type, and nowhere else. */
  readonly mark: string;
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  /** Whether onboarding is behind them; otherwise they stand at its first step. */
  readonly isComplete: boolean;
  /** Asks the server, past the browser. */
  readonly client: ReferenceClient;
}

const password = 'correct horse';

/** Two whose practice stands, and one who has just registered. */
export async function registerPeople(origin: string): Promise<Person[]> {
  return Promise.all([register(origin, 'zaqi', true), register(origin, 'zbqi', true), register(origin, 'zcqi', false)]);
}

async function register(origin: string, mark: string, isComplete: boolean): Promise<Person> {
  const email = `${mark}@careline.example`;
  const client = await ReferenceClient.register(origin, { email, password });
  if (isComplete) {
    await bringTo(client, 'complete');
    await client.call('PUT', '/professionals/profile', {
      body: { first_name: mark, last_name: `${mark}-Lind`, email },
    });
  }
  const { user_id: userId } = await client.call('GET', '/auth/validate');
  return { mark, email, password, userId, isComplete, client };
}

/** What a person has at the server, in rows. */
export interface Rows {
  readonly numbers: number;
  readonly cards: number;
  readonly addresses: number;
}

export async function countRows({ client, userId }: Person): Promise<Rows> {
  const [numbers, cards, addresses] = await Promise.all([
    client.call('GET', `/api/v1/twilio/phones/${userId}`),
    client.call('GET', '/api/v1/payment-methods'),
    client.call('GET', '/professionals/profile/addresses'),
  ]);
  return { numbers: lengthOf(numbers), cards: lengthOf(cards), addresses: lengthOf(addresses) };
}

/** Of a list that stands alone or under the first key that holds one. */
function lengthOf(answer: object): number {
  const list = Array.isArray(answer) ? answer : Object.values(answer).find(Array.isArray);
  if (list === undefined) throw new Error(`No list in ${JSON.stringify(answer)}`);
  return list.length;
}
