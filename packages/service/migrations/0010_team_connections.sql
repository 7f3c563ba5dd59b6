CREATE TABLE "provisioned_group_members" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "provisioned_group_members_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "provisioned_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text,
	"display_name" text NOT NULL,
	"display_name_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provisioned_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"external_id" text,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"email" text,
	"display_name" text,
	"given_name" text,
	"family_name" text,
	"formatted_name" text,
	"is_active" boolean NOT NULL,
	"account_email" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"description" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_end" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "scim_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
ALTER TABLE "provisioned_group_members" ADD CONSTRAINT "provisioned_group_members_group_id_provisioned_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."provisioned_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_group_members" ADD CONSTRAINT "provisioned_group_members_member_id_provisioned_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."provisioned_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_groups" ADD CONSTRAINT "provisioned_groups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_groups" ADD CONSTRAINT "provisioned_groups_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_emergency_user_id_users_id_fk" FOREIGN KEY ("emergency_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provisioned_group_members_member_id_index" ON "provisioned_group_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provisioned_groups_name" ON "provisioned_groups" USING btree ("connection_id","display_name_key");--> statement-breakpoint
CREATE INDEX "provisioned_groups_connection_id_external_id_index" ON "provisioned_groups" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE INDEX "provisioned_groups_project_id_index" ON "provisioned_groups" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provisioned_users_user" ON "provisioned_users" USING btree ("connection_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provisioned_users_name" ON "provisioned_users" USING btree ("connection_id","user_name_key") WHERE "provisioned_users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "provisioned_users_connection_id_external_id_index" ON "provisioned_users" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE INDEX "provisioned_users_user_id_index" ON "provisioned_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provisioned_users_project_id_index" ON "provisioned_users" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "scim_tokens_connection_id_index" ON "scim_tokens" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "scim_tokens_project_id_index" ON "scim_tokens" USING btree ("project_id");--> statement-breakpoint
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
CREATE INDEX "team_domains_project_id_index" ON "team_domains" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_domains_next_check" ON "team_domains" USING btree ("next_check_at") WHERE "team_domains"."next_check_at" is not null;