ALTER TABLE "projects" ADD COLUMN "bcrypt_cost" integer;--> statement-breakpoint
UPDATE "projects" SET "bcrypt_cost" = (
  SELECT max(substr("passwords"."hash", 5, 2)::integer)
  FROM "passwords" JOIN "users" ON "users"."id" = "passwords"."user_id"
  WHERE "users"."project_id" = "projects"."id" AND "passwords"."hash" LIKE '$2%'
);
