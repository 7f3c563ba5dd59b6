CREATE TABLE "project_logos" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"ended_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "event_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_logos" ADD CONSTRAINT "project_logos_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_logos_project_id_created_at_index" ON "project_logos" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_project_id_ended_at_id_index" ON "ended_sessions" USING btree ("project_id","ended_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_events_project_id_actor_type_created_at_index" ON "audit_events" USING btree ("project_id","actor_type","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_project_id_last_active_at_id_index" ON "users" USING btree ("project_id","last_active_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_name" ON "users" USING btree ("project_id",("display_name" is null),coalesce(lower("display_name"), ''),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_banned" ON "users" USING btree ("project_id") WHERE "users"."banned_at" is not null;