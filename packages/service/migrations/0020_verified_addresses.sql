CREATE TABLE "sign_ups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"user_agent" text,
	"country_code" text,
	"city_name" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_memberships" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_channels" DROP COLUMN "is_proven";--> statement-breakpoint
-- The personal team is created with its user, whose membership begins with the team.
UPDATE "team_memberships" SET "is_personal" = true
FROM "teams", "users"
WHERE "teams"."id" = "team_memberships"."team_id" AND "users"."id" = "team_memberships"."user_id"
  AND "team_memberships"."joined_at" = "teams"."created_at"
  AND "teams"."created_at" - "users"."signed_up_at" BETWEEN 0 AND 1000;
