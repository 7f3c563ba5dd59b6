CREATE TABLE "provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_session_id" text
);
--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "open_id_providers" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_sessions_by_account" ON "provider_sessions" USING btree ("project_id","provider_id","account_id");--> statement-breakpoint
CREATE INDEX "provider_sessions_by_session" ON "provider_sessions" USING btree ("project_id","provider_id","provider_session_id");