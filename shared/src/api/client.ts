import { createFetch, FetchError } from 'ofetch';
import { withQuery } from 'ufo';
import { ApiError, type ApiErrorCode, type ApiErrorDetails, UnsettledError } from './api-error';
import { createDeadline, type Deadline } from './deadline';
import { createEarlyAnswers } from './early-answers';
import { type ErrorText, textOf } from './error-keys';
import { type ApiIdentity, identityHeaders } from './identity-headers';
import { createIntents, type Intent } from './intents';
import { type PageCall, withPageCalls } from './page-calls';
import { isSafePath } from './request-path';

/** Time-out of a call, in ms (R161). */
const API_TIMEOUT_MS = 30_000;
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

/** What the client itself has to say about a failure without an answer. */
type ClientErrorKind = 'timeout' | 'network' | 'aborted';

/** What a client needs from its platform. */
export interface ApiClientOptions {
  /** A path such as `/backend` or an absolute URL; missing is only logged, and every call fails. */
  readonly baseUrl: string | undefined;
  readonly identity: () => ApiIdentity;
  /** The page's language as a tag, for the words of the server's answers (PD66). */
  readonly language?: () => string;
  /** Default text of R209–R216 in the present language. */
  readonly errorText: (key: ErrorText) => string;
  readonly clientText?: (kind: ClientErrorKind) => string;
  /** Told once when a call starts and once when it has settled, retry included. */
  readonly onActivity?: (change: 'start' | 'end') => void;
  /** Told of a 401 on any call but those below `/auth/`; `token` is the one that was sent (PD20). */
  readonly onUnauthorized?: (info: { readonly path: string; readonly token: string | undefined }) => void;
  readonly fetch?: typeof fetch;
  /** What the document has asked for already; each answer takes the place of the call that it is the answer to. */
  readonly pageCalls?: readonly PageCall[];
}

/** One call. */
export interface ApiRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base, with its leading slash; build it with `apiPath` where it holds an id. */
  readonly path: string;
  /** Values that are undefined are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  /** In ms, instead of 30 000. */
  readonly timeoutMs?: number;
  /** The text where the server gives none: a key of `shared`, or `mf-name:errors.key`. */
  readonly defaultError: ErrorText;
  /** Sends no identity: login and registration. */
  readonly anonymous?: boolean;
}

/** Sends every call of the platform, with the identity of whoever is signed in. */
export interface ApiClient {
  /**
   * Sends a GET for code that has not come yet; the first `request` for the same path and query takes its answer over, failure included. `get` is a
   * path with its query. Nothing is sent without an API base, nor while the same is on its way.
   */
  readonly prefetch: (get: string) => void;
  /** Resolves to the parsed body (undefined where there is none); rejects with ApiError only. */
  readonly request: (request: ApiRequest) => Promise<unknown>;
  /** An ApiError with the text of `key`, for rules that no server answer breaks. */
  readonly error: (key: ErrorText, code?: ApiErrorCode) => ApiError;
}

type Transmission = Pick<ApiRequest, 'method' | 'body'>;

/** The one client of all calls (R160–R166). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const base = options.baseUrl?.replace(/\/+$/, '');
  if (!options.baseUrl) console.error('API base URL is missing: set apiBaseUrl in config.json. Every call will fail.');
  const transmitted = options.fetch ?? ((...input: Parameters<typeof fetch>) => globalThis.fetch(...input));
  const send = createFetch({ fetch: withPageCalls(transmitted, options.pageCalls ?? []) });

  const early = createEarlyAnswers();
  const intentOf = createIntents();
  const leftOut = new Set<string>();

  function tellLeftOut(value: string): void {
    if (!leftOut.has(value)) console.warn(`No header can carry “${value}” of the user: calls go without it.`);
    leftOut.add(value);
  }

  function error(key: ErrorText, code: ApiErrorCode = 'rule'): ApiError {
    return new ApiError({ message: options.errorText(key), code, key, text: textOf(key) });
  }

  function failure(
    cause: unknown,
    request: ApiRequest,
    ended: ReturnType<Deadline['ended']>,
    intent: Intent | undefined,
  ): ApiError {
    const key = request.defaultError;
    const status = cause instanceof FetchError ? cause.status : undefined;
    const code = ended ?? (status === undefined ? 'network' : 'http');
    // A bare HTTP status has no client message: the library's own would show URLs to people (PD53).
    const answered = code === 'http' ? serverText(cause) : undefined;
    const own = code === 'http' ? undefined : options.clientText?.(code);
    const details: ApiErrorDetails = {
      message: answered || own || options.errorText(key),
      code,
      key,
      status: code === 'http' ? status : undefined,
      field: status === 400 || status === 422 ? refusedField(cause) : undefined,
      ...(answered === undefined
        ? { text: own ? `api.client.${code}` : textOf(key) }
        : { language: answeredLanguage(cause) ?? options.language?.(), translations: translationsOf(cause) }),
    };
    if (intent && !isRefused(details.status, cause, intent)) return new UnsettledError(details, intent.forget);
    intent?.forget();
    return new ApiError(details);
  }

  /** One call on the wire, GETs with one retry. Rejects with the library's FetchError. */
  function transmit(
    address: string,
    call: Transmission,
    identity: ApiIdentity,
    signal: AbortSignal,
    intent?: Intent,
  ): Promise<unknown> {
    return send<unknown>(address, {
      method: call.method,
      headers: {
        Accept: 'application/json',
        ...(options.language && { 'Accept-Language': options.language() }),
        ...identityHeaders(identity, tellLeftOut),
        ...intent?.headers,
      },
      credentials: 'omit',
      cache: 'no-store',
      // Who signs out closes the tab, and the token is taken back all the same.
      keepalive: address === `${base}/auth/logout`,
      responseType: 'json',
      signal,
      retry: call.method === 'GET' || call.method === 'HEAD' ? 1 : 0,
      retryStatusCodes: RETRY_STATUSES,
      ...(call.body && { body: { ...call.body } }),
    });
  }

  function prefetch(get: string): void {
    const identity = options.identity();
    const address = `${base}${get}`;
    if (!options.baseUrl || !isSafePath(get.replace(/\?.*$/s, '')) || early.has(address, identity.token)) return;
    const deadline = createDeadline(API_TIMEOUT_MS, identity.over);
    options.onActivity?.('start');
    const answer = Promise.race([transmit(address, { method: 'GET' }, identity, deadline.signal), deadline.passed]);
    const settled = answer.finally(() => {
      deadline.clear();
      options.onActivity?.('end');
    });
    early.keep(address, identity.token, { answer: settled, deadline });
  }

  async function request(call: ApiRequest): Promise<unknown> {
    if (!isSafePath(call.path)) throw error(call.defaultError, 'invalid');
    if (!options.baseUrl) throw error(call.defaultError, 'network');
    const identity: ApiIdentity = call.anonymous ? { permissions: [] } : options.identity();
    // The calls of the session itself begin and end it, and know by themselves what has changed meanwhile.
    const over = call.path.startsWith('/auth/') ? undefined : identity.over;
    const deadline = createDeadline(call.timeoutMs ?? API_TIMEOUT_MS, call.signal, over);
    const address = withQuery(`${base}${call.path}`, call.query ?? {});
    const intent = intentOf(address, call, identity.token);
    const taken = call.method === 'GET' ? early.take(address, identity.token) : undefined;
    if (taken) deadline.passed.catch(taken.deadline.abort);
    options.onActivity?.('start');
    try {
      const answer = taken?.answer ?? transmit(address, call, identity, deadline.signal, intent);
      const body = await Promise.race([answer, deadline.passed]);
      intent?.forget();
      return body;
    } catch (cause) {
      const problem = failure(cause, call, deadline.ended() ?? taken?.deadline.ended(), intent);
      if (problem.status === 401 && !call.path.startsWith('/auth/')) {
        options.onUnauthorized?.({ path: call.path, token: identity.token });
      }
      throw problem;
    } finally {
      deadline.clear();
      options.onActivity?.('end');
    }
  }

  return { request, prefetch, error };
}

/** Whether the server has certainly not done it; 409 to a repetition may also say that it still does. */
function isRefused(status: number | undefined, cause: unknown, { isRepeated }: Intent): boolean {
  if (status === 409)
    return !isRepeated || (cause instanceof FetchError && !!cause.response?.headers.has('idempotent-replayed'));
  return status !== undefined && status < 500 && !RETRY_STATUSES.includes(status);
}

/** The response data's `message`, else its `error` (R208). */
function serverText(cause: unknown): string | undefined {
  const { message, error } = dataOf(cause);
  return [message, error].find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** What the answer calls its language; a tag in a header is not to be trusted further than its form. */
function answeredLanguage(cause: unknown): string | undefined {
  const tag = cause instanceof FetchError ? cause.response?.headers.get('content-language')?.trim() : undefined;
  return tag !== undefined && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? tag : undefined;
}

/** The same words in other languages, where the server brings them: a page that changes its language need not ask again. */
function translationsOf(cause: unknown): Readonly<Record<string, string>> | undefined {
  const { translations } = dataOf(cause);
  if (typeof translations !== 'object' || translations === null) return undefined;
  const said = Object.entries(translations).filter(([, words]) => typeof words === 'string' && words.trim() !== '');
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** The field that a refusal is about: the response data's `field`, else the field's name at the beginning of its message. */
function refusedField(cause: unknown): string | undefined {
  const { field } = dataOf(cause);
  return typeof field === 'string' ? field : /^[a-z][a-z0-9_]*(?=[ :])/.exec(serverText(cause) ?? '')?.[0];
}

interface RefusalData {
  readonly message?: unknown;
  readonly error?: unknown;
  readonly field?: unknown;
  readonly translations?: unknown;
}

function dataOf(cause: unknown): RefusalData {
  const data: unknown = cause instanceof FetchError ? cause.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}
