ALTER TABLE "users" ADD COLUMN "banned_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;