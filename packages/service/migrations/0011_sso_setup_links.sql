CREATE TABLE "sso_setup_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"team_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"creator_id" uuid,
	"connection_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "sso_setup_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sso_setup_links" ADD CONSTRAINT "sso_setup_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_setup_links" ADD CONSTRAINT "sso_setup_links_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_setup_links" ADD CONSTRAINT "sso_setup_links_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_setup_links_team_id_index" ON "sso_setup_links" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_project_id_index" ON "sso_setup_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_creator_id_index" ON "sso_setup_links" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_expires_at_index" ON "sso_setup_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "team_connections_enabled" ON "team_connections" USING btree ("project_id") WHERE "team_connections"."state" = 'on';