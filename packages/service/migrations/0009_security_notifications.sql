CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text,
	"first_used_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	CONSTRAINT "known_devices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "disabled_notifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "client_network" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;