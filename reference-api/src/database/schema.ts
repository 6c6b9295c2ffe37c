import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, id, moment, plain, refersTo, stamps } from './columns';

export const users = pgTable('users', {
  id: id(),
  serial: serial('serial').notNull(),
  orgId: uuid('org_id').notNull(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  permissions: jsonb('permissions').$type<string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Only the SHA-256 of a token is kept: who reads this table can sign in as nobody. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_by_time').on(table.expiresAt)],
);

export const professionals = pgTable('professionals', {
  id: id(),
  userId: belongsTo('user_id', () => users.id).unique(),
  firstName: plain('first_name'),
  middleName: plain('middle_name'),
  lastName: plain('last_name'),
  description: plain('description'),
  organizationName: plain('organization_name'),
  email: plain('email'),
  photoUrl: plain('photo_url'),
  street1: plain('personal_address_street1'),
  street2: plain('personal_address_street2'),
  city: plain('personal_address_city'),
  state: plain('personal_address_state'),
  postal: plain('personal_address_postal'),
  country: plain('personal_address_country'),
  customConditions: jsonb('custom_conditions').$type<string[]>().notNull().default([]),
  ...stamps(),
});

export const professionalPhones = pgTable(
  'professional_phones',
  {
    id: id(),
    professionalId: belongsTo('professional_id', () => professionals.id),
    phoneNumber: text('phone_number').notNull(),
    isVerified: boolean('is_verified').notNull(),
    isPrimary: boolean('is_primary').notNull(),
  },
  (table) => [
    index('phones_professional').on(table.professionalId),
    uniqueIndex('one_primary_phone').on(table.professionalId).where(sql`is_primary`),
  ],
);

export const skills = pgTable('skills', { id: id(), name: text('name').notNull().unique() });
export const conditions = pgTable('conditions', { id: id(), name: text('name').notNull().unique() });

export const professionalSkills = pgTable(
  'professional_skills',
  {
    professionalId: belongsTo('professional_id', () => professionals.id),
    skillId: refersTo('skill_id', () => skills.id),
  },
  (table) => [primaryKey({ columns: [table.professionalId, table.skillId] })],
);

export const professionalConditions = pgTable(
  'professional_conditions',
  {
    id: id(),
    professionalId: belongsTo('professional_id', () => professionals.id),
    conditionId: refersTo('condition_id', () => conditions.id),
    shortDescription: text('personalized_short_description').notNull(),
    longDescription: text('personalized_long_description').notNull(),
    active: boolean('active').notNull(),
    ...stamps(),
  },
  (table) => [uniqueIndex('condition_linked_once').on(table.professionalId, table.conditionId)],
);

export const conditionSkills = pgTable(
  'professional_condition_skills',
  {
    professionalConditionId: belongsTo('professional_condition_id', () => professionalConditions.id),
    skillId: refersTo('skill_id', () => skills.id),
  },
  (table) => [primaryKey({ columns: [table.professionalConditionId, table.skillId] })],
);

export const addresses = pgTable(
  'business_addresses',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    street1: text('street1').notNull(),
    street2: plain('street2'),
    city: text('city').notNull(),
    stateProvince: text('state_province').notNull(),
    postalCode: text('postal_code').notNull(),
    countryCode: text('country_code').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    isPrimary: boolean('is_primary').notNull(),
    ...stamps(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('one_primary_address').on(table.userId).where(sql`is_primary`),
  ],
);

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    type: text('type').notNull(),
    lastFour: text('last_four').notNull(),
    brand: text('brand').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    stripePaymentMethodId: text('stripe_payment_method_id').notNull(),
    isDefault: boolean('is_default').notNull(),
    ...stamps(),
  },
  (table) => [
    index('payment_methods_user').on(table.userId),
    uniqueIndex('one_default_payment_method').on(table.userId).where(sql`is_default`),
  ],
);

/** One row for each time that somebody owned a number; released numbers stay, so that history keeps its owner. */
export const numbers = pgTable(
  'twilio_numbers',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    subscriptionId: uuid('subscription_id'),
    phoneNumber: text('phone_number').notNull(),
    friendlyName: text('friendly_name').notNull(),
    twilioSid: text('twilio_sid').notNull().unique(),
    purpose: plain('purpose'),
    voice: boolean('voice').notNull(),
    sms: boolean('sms').notNull(),
    mms: boolean('mms').notNull(),
    status: text('status').notNull(),
    forwardToNumber: text('forward_to_number').notNull(),
    wasRecycled: boolean('was_recycled').notNull(),
    costSavingsCents: integer('cost_savings_cents').notNull(),
    callsKnownUntil: moment('calls_known_until').notNull(),
    releasedAt: moment('released_at'),
    /** Since when its subscription pays for it; null for one that was there before this was kept. */
    paidFrom: moment('paid_from'),
    ...stamps(),
  },
  (table) => [
    index('numbers_user').on(table.userId),
    index('numbers_subscription').on(table.subscriptionId),
    uniqueIndex('one_owner_of_a_number').on(table.phoneNumber).where(sql`released_at is null`),
  ],
);

export const recycledNumbers = pgTable('recycled_numbers', {
  phoneNumber: text('phone_number').primaryKey(),
  releasedAt: moment('released_at').notNull(),
});

export const calls = pgTable(
  'calls',
  {
    id: id(),
    numberId: belongsTo('number_id', () => numbers.id),
    fromNumber: text('from_number').notNull(),
    startedAt: moment('started_at').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    status: text('status').notNull(),
  },
  (table) => [index('calls_by_time').on(table.numberId, table.startedAt)],
);

export const subscriptions = pgTable(
  'phone_subscriptions',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    phoneNumberId: uuid('phone_number_id').references(() => professionalPhones.id),
    numberId: uuid('twilio_phone_number_id').references(() => numbers.id),
    stripeSubscriptionId: text('stripe_subscription_id').notNull().unique(),
    status: text('status').notNull(),
    /** Whether the set-up fee, and with it a first month, has ever been paid. */
    isSetUp: boolean('is_set_up').notNull().default(false),
    monthlyFeeCents: integer('monthly_fee_cents').notNull(),
    currency: text('currency').notNull(),
    startDate: moment('start_date').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    cancelledAt: moment('cancelled_at'),
    ...stamps(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_phone').on(table.phoneNumberId),
    index('subscriptions_number').on(table.numberId),
    uniqueIndex('one_subscription_of_a_phone').on(table.phoneNumberId).where(sql`status <> 'cancelled'`),
    uniqueIndex('one_subscription_of_a_number').on(table.numberId).where(sql`status <> 'cancelled'`),
  ],
);

export const transactions = pgTable(
  'subscription_transactions',
  {
    id: id(),
    subscriptionId: belongsTo('subscription_id', () => subscriptions.id),
    type: text('type').notNull(),
    status: text('status').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    minutes: integer('minutes'),
    phoneNumber: text('phone_number'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('transactions_by_time').on(table.subscriptionId, table.createdAt)],
);
