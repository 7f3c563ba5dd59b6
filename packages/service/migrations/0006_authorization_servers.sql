CREATE TABLE "oauth_clients" (
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"display_name" text NOT NULL,
	"token_endpoint_auth_method" text NOT NULL,
	"secret_hash" text,
	"redirect_urls" text[] NOT NULL,
	"grant_types" text[] NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "oauth_clients_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "oauth_consents" (
	"user_id" uuid NOT NULL,
	"project_id" text NOT NULL,
	"client_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "oauth_consents_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "oauth_records" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"payload_sealed" text NOT NULL,
	"grant_hash" text,
	"user_code_hash" text,
	"user_id" uuid,
	"client_id" text,
	"expires_at" bigint NOT NULL,
	"consumed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "oauth_server_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"public_jwk" json NOT NULL,
	"private_jwk_sealed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "oauth_servers" (
	"project_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"consent_url" text,
	"resources" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_client" FOREIGN KEY ("project_id","client_id") REFERENCES "public"."oauth_clients"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_client" FOREIGN KEY ("project_id","client_id") REFERENCES "public"."oauth_clients"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_server_keys" ADD CONSTRAINT "oauth_server_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_servers" ADD CONSTRAINT "oauth_servers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_consents_project_id_client_id_index" ON "oauth_consents" USING btree ("project_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_records_project_id_expires_at_index" ON "oauth_records" USING btree ("project_id","expires_at");--> statement-breakpoint
CREATE INDEX "oauth_records_project_id_client_id_index" ON "oauth_records" USING btree ("project_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_records_grant_hash_index" ON "oauth_records" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "oauth_records_user_id_index" ON "oauth_records" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_records_user_code_hash_index" ON "oauth_records" USING btree ("user_code_hash");--> statement-breakpoint
CREATE INDEX "oauth_server_keys_project_id_created_at_index" ON "oauth_server_keys" USING btree ("project_id","created_at");