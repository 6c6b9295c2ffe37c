import { type Static, Type } from '@fastify/type-provider-typebox';

const nullable = Type.Union([Type.String(), Type.Null()]);
const identifier = Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()]));
const day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}([T ].{0,30})?$' }));

export const Subscription = Type.Object({
  id: Type.String(),
  phone_number_id: nullable,
  twilio_phone_number_id: nullable,
  stripe_subscription_id: Type.String(),
  status: Type.String(),
  monthly_fee: Type.Number(),
  amount: Type.Number(),
  currency: Type.String(),
  start_date: Type.String(),
  end_date: nullable,
  cancelled_at: nullable,
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type Subscription = Static<typeof Subscription>;

/** Exactly one of the four is wanted (R150). */
export const NewSubscription = Type.Object({
  phone_number_id: identifier,
  twilio_phone_number_id: identifier,
  twilio_sid: identifier,
  friendly_name: identifier,
});
export type NewSubscription = Static<typeof NewSubscription>;

export const SubscriptionChanges = Type.Object({
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('paused'), Type.Literal('cancelled')])),
  phone_number_id: Type.Optional(Type.String({ maxLength: 100 })),
});
export type SubscriptionChanges = Static<typeof SubscriptionChanges>;

const sortFields = ['created_at', 'updated_at', 'start_date', 'end_date', 'status', 'monthly_fee', 'amount'] as const;

export const SubscriptionQuery = Type.Object({
  status: Type.Optional(Type.String({ maxLength: 200 })),
  phone_number_id: Type.Optional(Type.String({ maxLength: 100 })),
  date_from: day,
  date_to: day,
  sort_field: Type.Optional(Type.Union(sortFields.map((field) => Type.Literal(field)))),
  sort_direction: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type SubscriptionQuery = Static<typeof SubscriptionQuery>;
