CREATE INDEX "numbers_subscription" ON "twilio_numbers" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "phones_professional" ON "professional_phones" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "subscriptions_phone" ON "phone_subscriptions" USING btree ("phone_number_id");--> statement-breakpoint
CREATE INDEX "subscriptions_number" ON "phone_subscriptions" USING btree ("twilio_phone_number_id");