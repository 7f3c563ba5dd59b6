CREATE INDEX CONCURRENTLY "users_project_id_signed_up_at_id_index" ON "users" USING btree ("project_id","signed_up_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY "users_project_id_signed_up_at_index";
