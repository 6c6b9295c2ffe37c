ALTER TABLE "subscription_transactions" ADD COLUMN "period_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_transactions" ADD COLUMN "period_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_transactions" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "subscription_transactions" ADD COLUMN "phone_number" text;