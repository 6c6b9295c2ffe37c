import { type Static, Type } from '@fastify/type-provider-typebox';

const text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

/** Searching, searching with recycled numbers, and buying are one call: with a `phone_number` it buys (PD46). */
export const SearchOrPurchase = Type.Object({
  action: Type.Optional(Type.Union([Type.Literal('search'), Type.Literal('purchase')])),
  phone_number: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  area_code: text(10),
  contains: text(20),
  include_recycled: Type.Optional(Type.Boolean()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  recycle: Type.Optional(Type.Boolean()),
  friendly_name: text(100),
  purpose: text(500),
  forward_to_number: text(30),
});
export type SearchOrPurchase = Static<typeof SearchOrPurchase>;

export const NumberChanges = Type.Object({
  friendly_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  purpose: text(500),
  forward_to_number: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
  voice: Type.Optional(Type.Boolean()),
  sms: Type.Optional(Type.Boolean()),
  mms: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('inactive')])),
});
export type NumberChanges = Static<typeof NumberChanges>;

export const PhoneNumber = Type.Object({
  id: Type.String(),
  phone_number: Type.String(),
  friendly_name: Type.String(),
  twilio_sid: Type.String(),
  purpose: Type.String(),
  voice: Type.Boolean(),
  sms: Type.Boolean(),
  mms: Type.Boolean(),
  status: Type.String(),
  forward_to_number: Type.String(),
  was_recycled: Type.Boolean(),
  cost_savings: Type.Number(),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type PhoneNumber = Static<typeof PhoneNumber>;

/** `price` is what a month costs, the first one at once; a recycled number is free and spares `cost_savings`. */
export const Candidate = Type.Object({
  phone_number: Type.String(),
  friendly_name: Type.String(),
  locality: Type.String(),
  region: Type.String(),
  country: Type.String(),
  voice: Type.Boolean(),
  sms: Type.Boolean(),
  mms: Type.Boolean(),
  was_recycled: Type.Boolean(),
  price: Type.Number(),
  cost_savings: Type.Number(),
  currency: Type.String(),
});
export type Candidate = Static<typeof Candidate>;
