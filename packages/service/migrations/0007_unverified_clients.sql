ALTER TABLE "oauth_clients" ADD COLUMN "source" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "last_allowed_at" bigint;--> statement-breakpoint
ALTER TABLE "oauth_servers" ADD COLUMN "allows_metadata_documents" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_servers" ADD COLUMN "allows_registration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "oauth_clients_never_allowed" ON "oauth_clients" USING btree ("project_id","created_at") WHERE "oauth_clients"."source" <> 'admin' and "oauth_clients"."last_allowed_at" is null;