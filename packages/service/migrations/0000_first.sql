CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"description" text NOT NULL,
	"is_public" boolean NOT NULL,
	"key_hash" text NOT NULL,
	"key_end" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"action" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"client_address" text,
	"user_agent" text,
	"request_id" text,
	"details" json NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"project_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_project_id_day_kind_method_pk" PRIMARY KEY("project_id","day","kind","method")
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"project_id" text NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "email_templates_project_id_type_pk" PRIMARY KEY("project_id","type")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid,
	"template" text,
	"sender" json NOT NULL,
	"recipients" text[] NOT NULL,
	"subject" text NOT NULL,
	"content_sealed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"next_attempt_at" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" bigint,
	"error" json
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"is_enabled" boolean NOT NULL,
	"unsubscribe_code_hash" text NOT NULL,
	"unsubscribe_code_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"grant" json NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"session_id" uuid,
	"refresh_token_sealed" text
);
--> statement-breakpoint
CREATE TABLE "oauth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"email" text,
	"issuer" text,
	"allow_sign_in" boolean DEFAULT true NOT NULL,
	"allow_connected_accounts" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"flow_sealed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"oauth_account_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"access_token_sealed" text NOT NULL,
	"refresh_token_sealed" text,
	"expires_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_session_id" text
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"display_name" text NOT NULL,
	"token_endpoint_auth_method" text NOT NULL,
	"secret_hash" text,
	"redirect_urls" text[] NOT NULL,
	"grant_types" text[] NOT NULL,
	"scopes" text[] NOT NULL,
	"post_logout_redirect_urls" text[] DEFAULT '{}' NOT NULL,
	"back_channel_logout_url" text,
	"front_channel_logout_url" text,
	"source" text DEFAULT 'admin' NOT NULL,
	"last_allowed_at" bigint,
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
	"last_used_at" bigint,
	CONSTRAINT "oauth_consents_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
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
CREATE TABLE "oauth_records" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"payload_sealed" text NOT NULL,
	"grant_hash" text,
	"user_code_hash" text,
	"user_id" uuid,
	"client_id" text,
	"session_id" uuid,
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
	"sign_out_url" text,
	"resources" json NOT NULL,
	"allows_metadata_documents" boolean DEFAULT false NOT NULL,
	"allows_registration" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"domain" text NOT NULL,
	"handler_path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"description" text NOT NULL,
	"publishable_client_key_hash" text,
	"secret_server_key_hash" text,
	"super_secret_admin_key_hash" text,
	"publishable_client_key_end" text,
	"secret_server_key_end" text,
	"super_secret_admin_key_end" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"revoked_at" bigint,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "project_logos" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"config" json NOT NULL,
	"oauth_providers" json NOT NULL,
	"open_id_providers" json DEFAULT '[]' NOT NULL,
	"email_config" json,
	"disabled_notifications" text[] DEFAULT '{}' NOT NULL,
	"is_production_mode" boolean DEFAULT false NOT NULL,
	"clock_offset_millis" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"public_jwk" json NOT NULL,
	"private_jwk_sealed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
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
	"is_of_setup_link" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "scim_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "attempt_counts" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"count" integer NOT NULL,
	"resets_at" bigint NOT NULL,
	"blocked_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cli_logins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"polling_code_hash" text NOT NULL,
	"login_code_hash" text NOT NULL,
	"refresh_token_sealed" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"ended_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text,
	"first_used_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	CONSTRAINT "known_devices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"family_hash" text NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"refresh_token_used_at" bigint,
	"is_impersonation" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	"last_used_ip_info" json,
	"user_agent" text,
	"client_network" text,
	"sign_in_method" text,
	"sign_in_provider_id" text,
	"previous_token_hash" text,
	"previous_token_used_at" bigint,
	"former_token_hash" text,
	"refresh_token_sealed" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"key_thumbprint" text,
	"oauth_client_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"rest_hash" text NOT NULL,
	"address" text,
	"data" json NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
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
CREATE TABLE "permission_definitions" (
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"scope" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"contained_ids" text[] NOT NULL,
	CONSTRAINT "permission_definitions_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_owner_teams" (
	"project_id" text PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_permissions" (
	"user_id" uuid NOT NULL,
	"permission_id" text NOT NULL,
	"project_id" text NOT NULL,
	CONSTRAINT "project_permissions_user_id_permission_id_pk" PRIMARY KEY("user_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "team_memberships" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" text NOT NULL,
	"display_name" text,
	"profile_image_url" text,
	"is_selected" boolean DEFAULT false NOT NULL,
	"is_personal" boolean DEFAULT false NOT NULL,
	"project_role" text,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "team_memberships_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_permissions" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"permission_id" text NOT NULL,
	"project_id" text NOT NULL,
	CONSTRAINT "team_permissions_team_id_user_id_permission_id_pk" PRIMARY KEY("team_id","user_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"display_name" text NOT NULL,
	"profile_image_url" text,
	"client_metadata" json,
	"client_read_only_metadata" json,
	"server_metadata" json,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_days" (
	"user_id" uuid NOT NULL,
	"project_id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "active_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "contact_channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"canonical_value" text NOT NULL,
	"origin" text NOT NULL,
	"used_for_auth" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_primary" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"signed_up_at" bigint NOT NULL,
	"deleted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text,
	"aaguid" text,
	"transports" json DEFAULT '[]'::json NOT NULL,
	"is_backed_up" boolean,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"updated_at" bigint NOT NULL,
	"generated_until" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"project_id" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"user_agent" text,
	"country_code" text,
	"city_name" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"display_name" text,
	"profile_image_url" text,
	"client_metadata" json,
	"client_read_only_metadata" json,
	"server_metadata" json,
	"totp_secret_sealed" text,
	"requires_totp" boolean DEFAULT false NOT NULL,
	"otp_auth_enabled" boolean DEFAULT false NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"signed_up_at" bigint NOT NULL,
	"last_active_at" bigint NOT NULL,
	"country_code" text,
	"banned_at" bigint,
	"ban_ends_at" bigint,
	"ban_reason" text,
	"delete_at" bigint
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint,
	"delivered_at" bigint,
	"outcome" text,
	CONSTRAINT "webhook_deliveries_event_id_endpoint_id_pk" PRIMARY KEY("event_id","endpoint_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"url" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"event_types" text[] DEFAULT '{}' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"type" text NOT NULL,
	"data" json NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD CONSTRAINT "oauth_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD CONSTRAINT "oauth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_flows" ADD CONSTRAINT "oauth_flows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_oauth_account_id_oauth_accounts_id_fk" FOREIGN KEY ("oauth_account_id") REFERENCES "public"."oauth_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_client" FOREIGN KEY ("project_id","client_id") REFERENCES "public"."oauth_clients"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_logouts" ADD CONSTRAINT "oauth_logouts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_logouts" ADD CONSTRAINT "oauth_logouts_client" FOREIGN KEY ("project_id","client_id") REFERENCES "public"."oauth_clients"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_client" FOREIGN KEY ("project_id","client_id") REFERENCES "public"."oauth_clients"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_session" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_server_keys" ADD CONSTRAINT "oauth_server_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_servers" ADD CONSTRAINT "oauth_servers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_domains" ADD CONSTRAINT "project_domains_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_keys" ADD CONSTRAINT "project_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_logos" ADD CONSTRAINT "project_logos_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_group_members" ADD CONSTRAINT "provisioned_group_members_group_id_provisioned_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."provisioned_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_group_members" ADD CONSTRAINT "provisioned_group_members_member_id_provisioned_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."provisioned_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_groups" ADD CONSTRAINT "provisioned_groups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_groups" ADD CONSTRAINT "provisioned_groups_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_counts" ADD CONSTRAINT "attempt_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cli_logins" ADD CONSTRAINT "cli_logins_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_setup_links" ADD CONSTRAINT "sso_setup_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_setup_links" ADD CONSTRAINT "sso_setup_links_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_setup_links" ADD CONSTRAINT "sso_setup_links_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_connection_id_team_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."team_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connection_accounts" ADD CONSTRAINT "team_connection_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_connections" ADD CONSTRAINT "team_connections_emergency_user_id_users_id_fk" FOREIGN KEY ("emergency_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_definitions" ADD CONSTRAINT "permission_definitions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_owner_teams" ADD CONSTRAINT "project_owner_teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_owner_teams" ADD CONSTRAINT "project_owner_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permissions" ADD CONSTRAINT "project_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permissions" ADD CONSTRAINT "project_permissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_permissions" ADD CONSTRAINT "team_permissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_permissions" ADD CONSTRAINT "team_permissions_team_id_user_id_team_memberships_team_id_user_id_fk" FOREIGN KEY ("team_id","user_id") REFERENCES "public"."team_memberships"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_channels" ADD CONSTRAINT "contact_channels_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_channels" ADD CONSTRAINT "contact_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_users" ADD CONSTRAINT "deleted_users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_key_hash_index" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_project_id_index" ON "api_keys" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "api_keys_user_id_index" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_keys_team_id_index" ON "api_keys" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_created_at_id_index" ON "audit_events" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_action_created_at_index" ON "audit_events" USING btree ("project_id","action","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_subject_id_created_at_index" ON "audit_events" USING btree ("project_id","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_actor_id_created_at_index" ON "audit_events" USING btree ("project_id","actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_actor_type_created_at_index" ON "audit_events" USING btree ("project_id","actor_type","created_at");--> statement-breakpoint
CREATE INDEX "emails_project_id_created_at_index" ON "emails" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "emails_user_id_index" ON "emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_recipients_index" ON "emails" USING gin ("recipients") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."next_attempt_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_user_id_category_id_index" ON "notification_preferences" USING btree ("user_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_unsubscribe_code_hash_index" ON "notification_preferences" USING btree ("unsubscribe_code_hash");--> statement-breakpoint
CREATE INDEX "authorization_codes_project_id_expires_at_index" ON "authorization_codes" USING btree ("project_id","expires_at");--> statement-breakpoint
CREATE INDEX "authorization_codes_user_id_index" ON "authorization_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_accounts_once" ON "oauth_accounts" USING btree ("project_id","provider_id","account_id");--> statement-breakpoint
CREATE INDEX "oauth_accounts_user_id_provider_id_index" ON "oauth_accounts" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "oauth_flows_project_id_expires_at_index" ON "oauth_flows" USING btree ("project_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_tokens_once" ON "oauth_tokens" USING btree ("oauth_account_id","scopes");--> statement-breakpoint
CREATE INDEX "provider_sessions_by_account" ON "provider_sessions" USING btree ("project_id","provider_id","account_id");--> statement-breakpoint
CREATE INDEX "provider_sessions_by_session" ON "provider_sessions" USING btree ("project_id","provider_id","provider_session_id");--> statement-breakpoint
CREATE INDEX "oauth_clients_never_allowed" ON "oauth_clients" USING btree ("project_id","created_at") WHERE "oauth_clients"."source" <> 'admin' and "oauth_clients"."last_allowed_at" is null;--> statement-breakpoint
CREATE INDEX "oauth_consents_project_id_client_id_index" ON "oauth_consents" USING btree ("project_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_logouts_project_id_client_id_index" ON "oauth_logouts" USING btree ("project_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_logouts_next_attempt_at_index" ON "oauth_logouts" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "oauth_records_session_id_index" ON "oauth_records" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_records_project_id_expires_at_index" ON "oauth_records" USING btree ("project_id","expires_at");--> statement-breakpoint
CREATE INDEX "oauth_records_project_id_client_id_index" ON "oauth_records" USING btree ("project_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_records_grant_hash_index" ON "oauth_records" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "oauth_records_user_id_index" ON "oauth_records" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_records_user_code_hash_index" ON "oauth_records" USING btree ("user_code_hash");--> statement-breakpoint
CREATE INDEX "oauth_server_keys_project_id_created_at_index" ON "oauth_server_keys" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_domains_project_id_domain_handler_path_index" ON "project_domains" USING btree ("project_id","domain","handler_path");--> statement-breakpoint
CREATE INDEX "project_keys_project_id_index" ON "project_keys" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_keys_publishable_client_key_hash_index" ON "project_keys" USING btree ("publishable_client_key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "project_keys_secret_server_key_hash_index" ON "project_keys" USING btree ("secret_server_key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "project_keys_super_secret_admin_key_hash_index" ON "project_keys" USING btree ("super_secret_admin_key_hash");--> statement-breakpoint
CREATE INDEX "project_logos_project_id_created_at_index" ON "project_logos" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "signing_keys_project_id_created_at_index" ON "signing_keys" USING btree ("project_id","created_at");--> statement-breakpoint
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
CREATE INDEX "attempt_counts_project_id_index" ON "attempt_counts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "cli_logins_project_id_index" ON "cli_logins" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cli_logins_polling_code_hash_index" ON "cli_logins" USING btree ("polling_code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cli_logins_login_code_hash_index" ON "cli_logins" USING btree ("login_code_hash");--> statement-breakpoint
CREATE INDEX "ended_sessions_project_id_ended_at_id_index" ON "ended_sessions" USING btree ("project_id","ended_at","id");--> statement-breakpoint
CREATE INDEX "known_networks_project_id_index" ON "known_networks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sessions_project_id_index" ON "sessions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_family_hash_index" ON "sessions" USING btree ("family_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_codes_project_id_rest_hash_index" ON "verification_codes" USING btree ("project_id","rest_hash");--> statement-breakpoint
CREATE INDEX "verification_codes_project_id_kind_index" ON "verification_codes" USING btree ("project_id","kind");--> statement-breakpoint
CREATE INDEX "verification_codes_project_id_address_index" ON "verification_codes" USING btree ("project_id","address");--> statement-breakpoint
CREATE INDEX "verification_codes_team" ON "verification_codes" USING btree ("project_id",("data" ->> 'teamId')) WHERE ("verification_codes"."data" ->> 'teamId') is not null;--> statement-breakpoint
CREATE INDEX "verification_codes_user_id_index" ON "verification_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_team_id_index" ON "sso_setup_links" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_project_id_index" ON "sso_setup_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_creator_id_index" ON "sso_setup_links" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "sso_setup_links_expires_at_index" ON "sso_setup_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_connection_accounts_once" ON "team_connection_accounts" USING btree ("connection_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_connection_accounts_user" ON "team_connection_accounts" USING btree ("connection_id","user_id");--> statement-breakpoint
CREATE INDEX "team_connection_accounts_user_id_index" ON "team_connection_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_connection_accounts_project_id_index" ON "team_connection_accounts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_connections_team_id_index" ON "team_connections" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_connections_on" ON "team_connections" USING btree ("team_id") WHERE "team_connections"."state" = 'on';--> statement-breakpoint
CREATE INDEX "team_connections_project_id_index" ON "team_connections" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_connections_enabled" ON "team_connections" USING btree ("project_id") WHERE "team_connections"."state" = 'on';--> statement-breakpoint
CREATE INDEX "team_connections_emergency_user_id_index" ON "team_connections" USING btree ("emergency_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_domains_verified" ON "team_domains" USING btree ("project_id","domain") WHERE "team_domains"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_domains_once" ON "team_domains" USING btree ("team_id","domain");--> statement-breakpoint
CREATE INDEX "team_domains_project_id_index" ON "team_domains" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_domains_next_check" ON "team_domains" USING btree ("next_check_at") WHERE "team_domains"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "project_owner_teams_team_id_index" ON "project_owner_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "project_permissions_project_id_permission_id_index" ON "project_permissions" USING btree ("project_id","permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_memberships_selected" ON "team_memberships" USING btree ("user_id") WHERE "team_memberships"."is_selected";--> statement-breakpoint
CREATE INDEX "team_memberships_user_id_index" ON "team_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_memberships_project_id_index" ON "team_memberships" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "team_permissions_project_id_user_id_index" ON "team_permissions" USING btree ("project_id","user_id");--> statement-breakpoint
CREATE INDEX "team_permissions_project_id_permission_id_index" ON "team_permissions" USING btree ("project_id","permission_id");--> statement-breakpoint
CREATE INDEX "teams_project_id_created_at_index" ON "teams" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "active_days_project_id_day_index" ON "active_days" USING btree ("project_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_channels_sign_in" ON "contact_channels" USING btree ("project_id","type","canonical_value") WHERE "contact_channels"."used_for_auth" and ("contact_channels"."is_verified" or "contact_channels"."origin" <> 'added');--> statement-breakpoint
CREATE UNIQUE INDEX "contact_channels_once" ON "contact_channels" USING btree ("user_id","type","canonical_value");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_channels_primary" ON "contact_channels" USING btree ("user_id","type") WHERE "contact_channels"."is_primary";--> statement-breakpoint
CREATE INDEX "contact_channels_project_id_canonical_value_index" ON "contact_channels" USING btree ("project_id","canonical_value");--> statement-breakpoint
CREATE INDEX "deleted_users_project_id_index" ON "deleted_users" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "passkeys_project_id_credential_id_index" ON "passkeys" USING btree ("project_id","credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_once" ON "passkeys" USING btree ("user_id","credential_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_project_id_index" ON "recovery_codes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "users_project_id_signed_up_at_id_index" ON "users" USING btree ("project_id","signed_up_at","id");--> statement-breakpoint
CREATE INDEX "users_project_id_last_active_at_id_index" ON "users" USING btree ("project_id","last_active_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("project_id",("display_name" is null),coalesce(lower("display_name"), ''),"id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("project_id") WHERE "users"."banned_at" is not null;--> statement-breakpoint
CREATE INDEX "users_delete_at_index" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_index" ON "webhook_deliveries" USING btree ("endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_project_id_index" ON "webhook_endpoints" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "webhook_events_project_id_created_at_index" ON "webhook_events" USING btree ("project_id","created_at");