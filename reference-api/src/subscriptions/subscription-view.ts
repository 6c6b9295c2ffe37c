import type { subscriptions } from '../database/schema';
import type { Subscription } from './subscription-schema';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** `end_date` is the end of the time that is paid for: the day of the next charge while the subscription is active. Null where nothing was ever paid. */
export function shownSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    phone_number_id: row.phoneNumberId,
    twilio_phone_number_id: row.numberId,
    stripe_subscription_id: row.stripeSubscriptionId,
    status: row.status,
    monthly_fee: row.monthlyFeeCents / 100,
    amount: row.monthlyFeeCents / 100,
    currency: row.currency,
    start_date: row.startDate.toISOString(),
    end_date: row.isSetUp ? row.periodEnd.toISOString() : null,
    cancelled_at: row.cancelledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
