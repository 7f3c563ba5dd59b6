DROP INDEX "contact_channels_project_id_index";--> statement-breakpoint
DROP INDEX "contact_channels_sign_in";--> statement-breakpoint
DROP INDEX "contact_channels_once";--> statement-breakpoint
ALTER TABLE "contact_channels" ADD COLUMN "canonical_value" text;--> statement-breakpoint
ALTER TABLE "contact_channels" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "contact_channels" ADD COLUMN "is_proven" boolean;--> statement-breakpoint
ALTER TABLE "contact_channels" ADD COLUMN "is_duplicate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The rule of canonicalEmail. ASCII letters are lower-cased without the rules of the database's locale.
-- A primary address that signs in counts as the one that its account was created with. Verified addresses count
-- as proven, so that existing users keep their passwords and second factors.
UPDATE "contact_channels" SET
  "canonical_value" = lower(btrim("value") COLLATE "C"),
  "origin" = CASE WHEN "is_primary" AND "used_for_auth" THEN 'account' ELSE 'added' END,
  "is_proven" = "is_verified";--> statement-breakpoint
UPDATE "contact_channels" SET "canonical_value" = lower(normalize("canonical_value", NFC))
WHERE octet_length("value") <> char_length("value");--> statement-breakpoint
-- An account that holds an address in several spellings keeps one of them, with the flags of all.
CREATE TEMPORARY TABLE "same_channels" ON COMMIT DROP AS
SELECT "id",
  row_number() OVER "same" AS "place",
  bool_or("is_primary") OVER "same_all" AS "is_primary",
  bool_or("used_for_auth") OVER "same_all" AS "used_for_auth",
  min("origin") OVER "same_all" AS "origin",
  count(*) OVER "same_all" AS "spellings"
FROM "contact_channels"
WINDOW
  "same_all" AS (PARTITION BY "user_id", "type", "canonical_value"),
  "same" AS (
    PARTITION BY "user_id", "type", "canonical_value"
    ORDER BY "is_verified" DESC, "is_primary" DESC, "created_at", "id"
  );--> statement-breakpoint
DELETE FROM "contact_channels" USING "same_channels"
WHERE "contact_channels"."id" = "same_channels"."id" AND "same_channels"."place" > 1;--> statement-breakpoint
UPDATE "contact_channels" SET
  "is_primary" = "same_channels"."is_primary",
  "used_for_auth" = "same_channels"."used_for_auth",
  "origin" = "same_channels"."origin"
FROM "same_channels"
WHERE "contact_channels"."id" = "same_channels"."id"
  AND "same_channels"."place" = 1 AND "same_channels"."spellings" > 1;--> statement-breakpoint
-- Of several accounts that sign in with spellings of one address, the verified one that was used last keeps the
-- claim. The service names the others at each start.
UPDATE "contact_channels" SET "is_duplicate" = true
FROM (
  SELECT "contact_channels"."id", row_number() OVER (
    PARTITION BY "contact_channels"."project_id", "type", "canonical_value"
    ORDER BY "is_verified" DESC, "last_active_at" DESC, "contact_channels"."id"
  ) AS "place"
  FROM "contact_channels" JOIN "users" ON "users"."id" = "contact_channels"."user_id"
  WHERE "used_for_auth" AND ("is_verified" OR "origin" <> 'added')
) AS "claims"
WHERE "contact_channels"."id" = "claims"."id" AND "claims"."place" > 1;--> statement-breakpoint
ALTER TABLE "contact_channels" ALTER COLUMN "canonical_value" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_channels" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_channels" ALTER COLUMN "is_proven" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_channels_sign_in" ON "contact_channels" USING btree ("project_id","type","canonical_value") WHERE "contact_channels"."used_for_auth" and ("contact_channels"."is_verified" or "contact_channels"."origin" <> 'added') and not "contact_channels"."is_duplicate";--> statement-breakpoint
CREATE UNIQUE INDEX "contact_channels_once" ON "contact_channels" USING btree ("user_id","type","canonical_value");--> statement-breakpoint
CREATE INDEX "contact_channels_project_id_canonical_value_index" ON "contact_channels" USING btree ("project_id","canonical_value");
