CREATE TABLE "notification_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"is_enabled" boolean NOT NULL,
	"unsubscribe_code_hash" text NOT NULL,
	"unsubscribe_code_sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passwords" ADD COLUMN "generated_until" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_user_id_category_id_index" ON "notification_preferences" USING btree ("user_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_unsubscribe_code_hash_index" ON "notification_preferences" USING btree ("unsubscribe_code_hash");