ALTER TABLE "authorization_codes" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "address" text;--> statement-breakpoint
CREATE INDEX "verification_codes_project_id_address_index" ON "verification_codes" USING btree ("project_id","address");--> statement-breakpoint
CREATE INDEX "verification_codes_user_id_index" ON "verification_codes" USING btree ("user_id");--> statement-breakpoint
UPDATE "verification_codes"
SET
  "address" = lower(coalesce("data" ->> 'email', "data" ->> 'value')),
  "expires_at" = least("expires_at", "created_at" + CASE "kind"
    WHEN 'sign_in' THEN 600000
    WHEN 'password_reset' THEN 3600000
    WHEN 'contact_channel_verification' THEN 86400000
    ELSE 604800000
  END)
WHERE "kind" IN ('sign_in', 'password_reset', 'contact_channel_verification', 'team_invitation');
