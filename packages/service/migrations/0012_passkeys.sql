ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_pkey";--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "aaguid" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "transports" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "is_backed_up" boolean;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "last_used_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_once" ON "passkeys" USING btree ("user_id","credential_id");