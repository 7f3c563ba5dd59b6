DROP INDEX "api_keys_project_id_user_id_index";--> statement-breakpoint
DROP INDEX "api_keys_project_id_team_id_index";--> statement-breakpoint
DROP INDEX "project_permissions_project_id_index";--> statement-breakpoint
CREATE INDEX "api_keys_project_id_index" ON "api_keys" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "api_keys_user_id_index" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_keys_team_id_index" ON "api_keys" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_action_created_at_index" ON "audit_events" USING btree ("project_id","action","created_at");--> statement-breakpoint
CREATE INDEX "emails_user_id_index" ON "emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_recipients_index" ON "emails" USING gin ("recipients") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "authorization_codes_user_id_index" ON "authorization_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_counts_project_id_index" ON "attempt_counts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "cli_logins_project_id_index" ON "cli_logins" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "known_networks_project_id_index" ON "known_networks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sessions_project_id_index" ON "sessions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "verification_codes_team" ON "verification_codes" USING btree ("project_id",("data" ->> 'teamId')) WHERE ("verification_codes"."data" ->> 'teamId') is not null;--> statement-breakpoint
CREATE INDEX "project_permissions_project_id_permission_id_index" ON "project_permissions" USING btree ("project_id","permission_id");--> statement-breakpoint
CREATE INDEX "team_permissions_project_id_permission_id_index" ON "team_permissions" USING btree ("project_id","permission_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_project_id_index" ON "recovery_codes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_index" ON "webhook_deliveries" USING btree ("endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_events_project_id_created_at_index" ON "webhook_events" USING btree ("project_id","created_at");--> statement-breakpoint
ALTER TABLE "projects" DROP COLUMN "bcrypt_cost";