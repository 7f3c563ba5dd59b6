CREATE TABLE "known_networks" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_counts" ADD COLUMN "blocked_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "refresh_token_sealed" text;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_previous_token_hash_index" ON "sessions" USING btree ("previous_token_hash");