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
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_project_id_created_at_id_index" ON "audit_events" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_subject_id_created_at_index" ON "audit_events" USING btree ("project_id","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_project_id_actor_id_created_at_index" ON "audit_events" USING btree ("project_id","actor_id","created_at");