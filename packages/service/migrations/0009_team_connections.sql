CREATE TABLE "team_connection_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_sign_in_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"team_id" uuid NOT NULL,
	"type" text NOT NULL,
	"display_name" text NOT NULL,
	"config" json NOT NULL,
	"state" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"default_permission_ids" text[] NOT NULL,
	"group_mappings" json NOT NULL,
	"emergency_user_id" uuid,
	"last_test" json,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"team_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"challenge" text NOT NULL,
	"verified_at" bigint,
	"missing_since" bigint,
	"next_check_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_emergency_user_id_users_id_fk" FOREIGN KEY ("emergency_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_connection_accounts_once" ON "team_connection_accounts" USING btree ("connection_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_connection_accounts_user" ON "team_connection_accounts" USING btree ("connection_id","user_id");--> statement-breakpoint
CREATE INDEX "team_connection_accounts_user_id_index" ON "team_connection_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_connection_accounts_project_id_index" ON "team_connection_accounts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_connections_team_id_index" ON "team_connections" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_connections_on" ON "team_connections" USING btree ("team_id") WHERE "team_connections"."state" = 'on';--> statement-breakpoint
CREATE INDEX "team_connections_project_id_index" ON "team_connections" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_connections_emergency_user_id_index" ON "team_connections" USING btree ("emergency_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_domains_verified" ON "team_domains" USING btree ("project_id","domain") WHERE "team_domains"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_domains_once" ON "team_domains" USING btree ("team_id","domain");--> statement-breakpoint
CREATE INDEX "team_domains_next_check" ON "team_domains" USING btree ("next_check_at") WHERE "team_domains"."next_check_at" is not null;