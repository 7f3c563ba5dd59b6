CREATE INDEX "audit_events_project_id_actor_type_created_at_index" ON "audit_events" USING btree ("project_id","actor_type","created_at");--> statement-breakpoint
CREATE INDEX "users_project_id_last_active_at_id_index" ON "users" USING btree ("project_id","last_active_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("project_id",("display_name" is null),coalesce(lower("display_name"), ''),"id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("project_id") WHERE "users"."banned_at" is not null;