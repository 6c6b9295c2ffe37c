/** One call that the code under test made. */
export interface RecordedCall {
  readonly method: string;
  /** Below the API base, without query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, undefined without a body. */
  readonly body: unknown;
}

/** An answer: a body for status 200, a Response for anything else, or a function of the call that gives one of them. */
export type Answer = unknown;

/** An API in memory that remembers what it was asked. */
export interface TestApi {
  readonly fetch: typeof fetch;
  /** Every call in order. */
  readonly calls: readonly RecordedCall[];
  /** Calls of one method and path, such as `GET /professionals/profile`. */
  readonly callsOf: (call: string) => readonly RecordedCall[];
  /** Replaces the answer of `METHOD /path`. */
  readonly answer: (call: string, answer: Answer) => void;
}

/** Base under which the test platform's API stands. */
export const TEST_API_BASE = 'http://api.test/backend';

/**
 * An API that answers from a table `METHOD /path` → answer. A call that the table does not name is answered 501 with a message that
 * names it, so that a test shows what it forgot.
 */
export function createTestApi(answers: Readonly<Record<string, Answer>> = {}): TestApi {
  const table = new Map<string, Answer>(Object.entries(answers));
  const calls: RecordedCall[] = [];

  async function answerTo(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const call: RecordedCall = {
      method: request.method,
      path: url.pathname.replace(new URL(TEST_API_BASE).pathname, ''),
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(request.headers),
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const name = `${call.method} ${call.path}`;
    if (!table.has(name)) return failure(501, `The test gives no answer to ${name}`);
    const entry = table.get(name);
    const answer: unknown = typeof entry === 'function' ? await entry(call) : entry;
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  }

  return {
    fetch: answerTo,
    calls,
    callsOf: (name) => calls.filter((call) => `${call.method} ${call.path}` === name),
    answer: (name, answer) => table.set(name, answer),
  };
}

/** An error answer; without a message its body is empty: an answer without words. */
export function failure(status: number, message?: string): Response {
  return message === undefined ? new Response(null, { status }) : Response.json({ message }, { status });
}
