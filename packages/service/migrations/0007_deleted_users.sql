CREATE TABLE "deleted_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"signed_up_at" bigint NOT NULL,
	"deleted_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_users" ADD CONSTRAINT "deleted_users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_users_project_id_index" ON "deleted_users" USING btree ("project_id");--> statement-breakpoint
-- Instants that no Date can hold were accepted before.
UPDATE "api_keys" SET "expires_at" = least(greatest("expires_at", -8640000000000000), 8640000000000000)
WHERE "expires_at" IS NOT NULL AND abs("expires_at") > 8640000000000000;--> statement-breakpoint
UPDATE "project_keys" SET "expires_at" = least(greatest("expires_at", -8640000000000000), 8640000000000000)
WHERE "expires_at" IS NOT NULL AND abs("expires_at") > 8640000000000000;--> statement-breakpoint
UPDATE "sessions" SET "expires_at" = "created_at" WHERE "expires_at" < "created_at";
