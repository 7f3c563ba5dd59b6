DROP INDEX "oauth_accounts_one_each";--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "allow_sign_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "allow_connected_accounts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "oauth_accounts_user_id_provider_id_index" ON "oauth_accounts" USING btree ("user_id","provider_id");