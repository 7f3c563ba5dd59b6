ALTER TABLE "users" ADD COLUMN "delete_at" bigint;--> statement-breakpoint
CREATE INDEX "users_delete_at_index" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;