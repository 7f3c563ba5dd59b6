CREATE TABLE "oauth_logouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"client_id" text NOT NULL,
	"subject" text NOT NULL,
	"sid" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "post_logout_redirect_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "back_channel_logout_url" text;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "front_channel_logout_url" text;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "oauth_servers" ADD COLUMN "sign_out_url" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "oauth_client_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_logouts" ADD CONSTRAINT "oauth_logouts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_logouts" ADD CONSTRAINT "oauth_logouts_client" FOREIGN KEY ("project_id","client_id") REFERENCES "public"."oauth_clients"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_logouts_project_id_client_id_index" ON "oauth_logouts" USING btree ("project_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_logouts_next_attempt_at_index" ON "oauth_logouts" USING btree ("next_attempt_at");--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_session" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "oauth_records" VALIDATE CONSTRAINT "oauth_records_session";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "oauth_records_session_id_index" ON "oauth_records" USING btree ("session_id");