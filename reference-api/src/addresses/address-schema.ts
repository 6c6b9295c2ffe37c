import { type Static, Type } from '@fastify/type-provider-typebox';

const required = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const degrees = (limit: number) => Type.Union([Type.Number({ minimum: -limit, maximum: limit }), Type.Null()]);

export const NewAddress = Type.Object({
  street1: required(300),
  street2: Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Null()])),
  city: required(200),
  state_province: required(100),
  postal_code: required(30),
  country_code: Type.String({ pattern: '^[A-Za-z]{2}$' }),
  latitude: Type.Optional(degrees(90)),
  longitude: Type.Optional(degrees(180)),
  is_primary: Type.Optional(Type.Boolean()),
});
export type NewAddress = Static<typeof NewAddress>;

export const AddressChanges = Type.Partial(NewAddress);
export type AddressChanges = Static<typeof AddressChanges>;

export const Address = Type.Object({
  id: Type.String(),
  street1: Type.String(),
  street2: Type.String(),
  city: Type.String(),
  state_province: Type.String(),
  postal_code: Type.String(),
  country_code: Type.String(),
  latitude: Type.Union([Type.Number(), Type.Null()]),
  longitude: Type.Union([Type.Number(), Type.Null()]),
  is_primary: Type.Boolean(),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type Address = Static<typeof Address>;
