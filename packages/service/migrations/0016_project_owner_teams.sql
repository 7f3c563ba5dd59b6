CREATE TABLE "project_owner_teams" (
	"project_id" text PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_owner_teams" ADD CONSTRAINT "project_owner_teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_owner_teams" ADD CONSTRAINT "project_owner_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_owner_teams_team_id_index" ON "project_owner_teams" USING btree ("team_id");