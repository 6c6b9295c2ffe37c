import {
  type ApiClient,
  type ApiContext,
  apiPath,
  callAndRead,
  changeCached,
  queryKeys,
  type Subscription,
} from '@careline/shared/api';
import { readSubscription, type SubscriptionPage } from '@careline/shared/lists';
import { staleTransactions } from './transaction-keys';

/** Which phone to subscribe; exactly one of them (R150). */
export interface SubscriptionIdentifier {
  readonly phone_number_id?: string;
  readonly twilio_phone_number_id?: string;
  readonly twilio_sid?: string;
  readonly friendly_name?: string;
}

/**
 * GET /api/v1/phone-subscriptions/{id}; no screen uses it (R195). Throws ApiError.
 *
 * @public R195 names the call; no page of today asks for one subscription.
 */
export function fetchSubscription(api: ApiClient, id: string): Promise<Subscription> {
  return callAndRead(
    api,
    { method: 'GET', path: apiPath`/api/v1/phone-subscriptions/${id}`, defaultError: 'loadSubscriptions' },
    readSubscription,
  );
}

const identifiers = ['phone_number_id', 'twilio_phone_number_id', 'twilio_sid', 'friendly_name'] as const;

/**
 * POST /api/v1/phone-subscriptions. Throws ApiError, `errors.oneIdentifier` without a call unless there is exactly one identifier.
 * Resolves to undefined where the server does not tell the subscription; the cache is then fetched again.
 */
export async function createSubscription(
  { api, queries }: ApiContext,
  input: SubscriptionIdentifier,
): Promise<Subscription | undefined> {
  const given = identifiers.filter((name) => input[name]?.trim());
  const [name] = given;
  if (name === undefined || given.length > 1) throw api.error('mf-billing:errors.oneIdentifier');
  const answer = await api.request({
    method: 'POST',
    path: '/api/v1/phone-subscriptions',
    body: { [name]: input[name] },
    defaultError: 'mf-billing:errors.createSubscription',
  });
  const created = readSubscription(answer);
  if (created) {
    await changeCached<SubscriptionPage>(queries, [...queryKeys.subscriptions, {}], (page) => ({
      ...page,
      subscriptions: [...page.subscriptions.filter((one) => one.id !== created.id), created],
    }));
  } else {
    await queries.refetchQueries({ queryKey: queryKeys.subscriptions });
  }
  staleTransactions(queries);
  return created;
}

/**
 * PUT /api/v1/phone-subscriptions/{id}; no screen uses it (R195, PD45). Throws ApiError.
 *
 * @public R195 names the call; no page changes a subscription by it (PD45).
 */
export async function updateSubscription({ api, queries }: ApiContext, id: string, changes: object): Promise<void> {
  await api.request({
    method: 'PUT',
    path: apiPath`/api/v1/phone-subscriptions/${id}`,
    body: changes,
    defaultError: 'mf-billing:errors.updateSubscription',
  });
  await queries.invalidateQueries({ queryKey: queryKeys.subscriptions });
}

/** POST …/{id}/pause; the subscription is paused afterwards. Throws ApiError. */
export async function pauseSubscription(context: ApiContext, id: string): Promise<void> {
  const path = apiPath`/api/v1/phone-subscriptions/${id}/pause`;
  const answer = await context.api.request({
    method: 'POST',
    path,
    defaultError: 'mf-billing:errors.pauseSubscription',
  });
  await setStatus(context, id, 'paused', answer);
}

/** POST …/{id}/reactivate; the subscription is active afterwards. Throws ApiError. */
export async function reactivateSubscription(context: ApiContext, id: string): Promise<void> {
  const path = apiPath`/api/v1/phone-subscriptions/${id}/reactivate`;
  const answer = await context.api.request({
    method: 'POST',
    path,
    defaultError: 'mf-billing:errors.reactivateSubscription',
  });
  await setStatus(context, id, 'active', answer);
}

/**
 * DELETE with the phone number's id; the subscription is cancelled and stamped afterwards (PD42). Throws ApiError,
 * `errors.subscriptionNotFound` without a call where the cache holds no such subscription.
 */
export async function cancelSubscription(context: ApiContext, id: string): Promise<void> {
  const { api, queries } = context;
  const known = queries
    .getQueriesData<SubscriptionPage>({ queryKey: queryKeys.subscriptions })
    .flatMap(([, page]) => page?.subscriptions ?? [])
    .find((subscription) => subscription.id === id);
  const phoneId = known?.phone_number_id ?? known?.twilio_phone_number_id;
  if (phoneId === undefined) throw api.error('mf-billing:errors.subscriptionNotFound');
  const path = apiPath`/api/v1/phone-subscriptions/${phoneId}`;
  const answer = await api.request({ method: 'DELETE', path, defaultError: 'mf-billing:errors.cancelSubscription' });
  await setStatus(context, id, 'cancelled', answer);
}

/** What a subscription is after a change of status; what the server said of it stands before our own word. */
function withStatus(
  subscription: Subscription,
  status: 'paused' | 'active' | 'cancelled',
  answered: Subscription | undefined,
  now: Date,
): Subscription {
  const said = answered?.id === subscription.id ? answered : undefined;
  const result = said?.status || status;
  return {
    ...subscription,
    stripe_subscription_id: said?.stripe_subscription_id ?? subscription.stripe_subscription_id,
    monthly_fee: said?.monthly_fee ?? subscription.monthly_fee,
    amount: said?.amount ?? subscription.amount,
    start_date: said?.start_date ?? subscription.start_date,
    status: result,
    end_date: said?.end_date ?? subscription.end_date,
    cancelled_at: result === 'cancelled' ? (said?.cancelled_at ?? now.toISOString()) : undefined,
    updated_at: said?.updated_at ?? now.toISOString(),
  };
}

async function setStatus(
  { queries }: ApiContext,
  id: string,
  status: 'paused' | 'active' | 'cancelled',
  answer: unknown,
): Promise<void> {
  const answered = readSubscription(answer);
  await changeCached<SubscriptionPage>(queries, queryKeys.subscriptions, (page) => ({
    ...page,
    subscriptions: page.subscriptions.map((one) =>
      one.id === id ? withStatus(one, status, answered, new Date()) : one,
    ),
  }));
  staleTransactions(queries);
}
