CREATE TABLE "business_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"street1" text NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state_province" text NOT NULL,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_primary" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number_id" uuid NOT NULL,
	"from_number" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_seconds" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_condition_skills" (
	"professional_condition_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	CONSTRAINT "professional_condition_skills_professional_condition_id_skill_id_pk" PRIMARY KEY("professional_condition_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "conditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "conditions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "twilio_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" uuid,
	"phone_number" text NOT NULL,
	"friendly_name" text NOT NULL,
	"twilio_sid" text NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"voice" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"mms" boolean NOT NULL,
	"status" text NOT NULL,
	"forward_to_number" text NOT NULL,
	"was_recycled" boolean NOT NULL,
	"cost_savings_cents" integer NOT NULL,
	"calls_known_until" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "twilio_numbers_twilio_sid_unique" UNIQUE("twilio_sid")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"last_four" text NOT NULL,
	"brand" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"stripe_payment_method_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_conditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"condition_id" uuid NOT NULL,
	"personalized_short_description" text NOT NULL,
	"personalized_long_description" text NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_phones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_skills" (
	"professional_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	CONSTRAINT "professional_skills_professional_id_skill_id_pk" PRIMARY KEY("professional_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "professionals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"organization_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"personal_address_street1" text DEFAULT '' NOT NULL,
	"personal_address_street2" text DEFAULT '' NOT NULL,
	"personal_address_city" text DEFAULT '' NOT NULL,
	"personal_address_state" text DEFAULT '' NOT NULL,
	"personal_address_postal" text DEFAULT '' NOT NULL,
	"personal_address_country" text DEFAULT '' NOT NULL,
	"custom_conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "professionals_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "recycled_numbers" (
	"phone_number" text PRIMARY KEY NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skills_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "phone_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"phone_number_id" uuid,
	"twilio_phone_number_id" uuid,
	"stripe_subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"monthly_fee_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"org_id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "business_addresses" ADD CONSTRAINT "business_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_number_id_twilio_numbers_id_fk" FOREIGN KEY ("number_id") REFERENCES "public"."twilio_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_condition_skills" ADD CONSTRAINT "professional_condition_skills_professional_condition_id_professional_conditions_id_fk" FOREIGN KEY ("professional_condition_id") REFERENCES "public"."professional_conditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_condition_skills" ADD CONSTRAINT "professional_condition_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "twilio_numbers" ADD CONSTRAINT "twilio_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_conditions" ADD CONSTRAINT "professional_conditions_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_conditions" ADD CONSTRAINT "professional_conditions_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_phones" ADD CONSTRAINT "professional_phones_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_skills" ADD CONSTRAINT "professional_skills_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_skills" ADD CONSTRAINT "professional_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_subscriptions" ADD CONSTRAINT "phone_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_subscriptions" ADD CONSTRAINT "phone_subscriptions_phone_number_id_professional_phones_id_fk" FOREIGN KEY ("phone_number_id") REFERENCES "public"."professional_phones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_subscriptions" ADD CONSTRAINT "phone_subscriptions_twilio_phone_number_id_twilio_numbers_id_fk" FOREIGN KEY ("twilio_phone_number_id") REFERENCES "public"."twilio_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_transactions" ADD CONSTRAINT "subscription_transactions_subscription_id_phone_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."phone_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "business_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_address" ON "business_addresses" USING btree ("user_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "calls_by_time" ON "calls" USING btree ("number_id","started_at");--> statement-breakpoint
CREATE INDEX "numbers_user" ON "twilio_numbers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_owner_of_a_number" ON "twilio_numbers" USING btree ("phone_number") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_default_payment_method" ON "payment_methods" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "condition_linked_once" ON "professional_conditions" USING btree ("professional_id","condition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_phone" ON "professional_phones" USING btree ("professional_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "phone_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_subscription_of_a_phone" ON "phone_subscriptions" USING btree ("phone_number_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "one_subscription_of_a_number" ON "phone_subscriptions" USING btree ("twilio_phone_number_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "subscription_transactions" USING btree ("subscription_id","created_at");