import { field, isRecord, readDate, readNumber, readText } from '../read';
import { findList, readEnveloped, readItems } from '../read-list';

/** The statuses of R110. */
export const subscriptionStatuses = ['active', 'paused', 'cancelled', 'past_due', 'incomplete', 'unpaid'] as const;

/** Phone subscription (R80). */
export interface Subscription {
  readonly id: string;
  readonly phone_number_id: string | undefined;
  readonly twilio_phone_number_id: string | undefined;
  readonly stripe_subscription_id: string | undefined;
  /** One of `subscriptionStatuses`, or what else the server says, in lower case. */
  readonly status: string;
  /** In whole currency units, such as 15.5 dollars. */
  readonly monthly_fee: number | undefined;
  /** In whole currency units; stands in where there is no monthly fee. */
  readonly amount: number | undefined;
  /** ISO code, upper case. */
  readonly currency: string;
  readonly start_date: string | undefined;
  readonly end_date: string | undefined;
  readonly cancelled_at: string | undefined;
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
}

/** One page of subscriptions. */
export interface SubscriptionPage {
  readonly subscriptions: readonly Subscription[];
  readonly total_pages: number;
  /** From 1. */
  readonly current_page: number;
}

function readOne(value: unknown): Subscription | undefined {
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'id'));
  if (id === undefined) return undefined;
  const status = readText(field(value, 'status'))?.toLowerCase() ?? '';
  return {
    id,
    phone_number_id: readText(field(value, 'phone_number_id')),
    twilio_phone_number_id: readText(field(value, 'twilio_phone_number_id')),
    stripe_subscription_id: readText(field(value, 'stripe_subscription_id')),
    status: status === 'canceled' ? 'cancelled' : status,
    monthly_fee: readNumber(field(value, 'monthly_fee')),
    amount: readNumber(field(value, 'amount')),
    currency: readText(field(value, 'currency'))?.toUpperCase() ?? 'USD',
    start_date: readDate(field(value, 'start_date')),
    end_date: readDate(field(value, 'end_date')),
    cancelled_at: readDate(field(value, 'cancelled_at', 'canceled_at')),
    created_at: readDate(field(value, 'created_at')),
    updated_at: readDate(field(value, 'updated_at')),
  };
}

/** Reads `subscription`, `data`, or the answer itself; undefined where there is none with an id. */
export function readSubscription(data: unknown): Subscription | undefined {
  return readEnveloped(data, ['subscription'], readOne);
}

/** Reads an array, or an object with `data` or `subscriptions`, `total_pages` and `current_page`. */
export function readSubscriptions(data: unknown): SubscriptionPage | undefined {
  const list = findList(data, ['subscriptions']);
  if (list === undefined) return undefined;
  const record = isRecord(data) ? data : {};
  return {
    subscriptions: readItems(list, readOne, 'subscriptions'),
    total_pages: readNumber(field(record, 'total_pages')) ?? 1,
    current_page: readNumber(field(record, 'current_page')) ?? 1,
  };
}
