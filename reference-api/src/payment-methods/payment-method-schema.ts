import { type Static, Type } from '@fastify/type-provider-typebox';

// A card number or security code must never reach this API; a request that carries one is refused instead of ignored.
const never = Type.Optional(Type.Never());
const cardData = { number: never, card_number: never, cvc: never, cvv: never };

export const NewPaymentMethod = Type.Object({
  type: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
  last_four: Type.String({ pattern: '^[0-9]{4}$' }),
  brand: Type.String({ minLength: 1, maxLength: 50 }),
  exp_month: Type.Integer({ minimum: 1, maximum: 12 }),
  exp_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  stripe_payment_method_id: Type.String({ minLength: 1, maxLength: 255 }),
  is_default: Type.Optional(Type.Boolean()),
  ...cardData,
});
export type NewPaymentMethod = Static<typeof NewPaymentMethod>;

/** What can change of a stored card; the rest is the card provider's. */
export const PaymentMethodChanges = Type.Object({
  exp_month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  exp_year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  is_default: Type.Optional(Type.Boolean()),
  ...cardData,
});
export type PaymentMethodChanges = Static<typeof PaymentMethodChanges>;

export const PaymentMethod = Type.Object({
  id: Type.String(),
  type: Type.String(),
  is_default: Type.Boolean(),
  last_four: Type.String(),
  brand: Type.String(),
  exp_month: Type.Integer(),
  exp_year: Type.Integer(),
  stripe_payment_method_id: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type PaymentMethod = Static<typeof PaymentMethod>;
