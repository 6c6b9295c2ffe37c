ALTER TABLE "phone_subscriptions" ADD COLUMN "is_set_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "phone_subscriptions" SET "is_set_up" = true WHERE EXISTS (
	SELECT 1 FROM "subscription_transactions"
	WHERE "subscription_id" = "phone_subscriptions"."id" AND "status" IN ('succeeded', 'refunded')
);