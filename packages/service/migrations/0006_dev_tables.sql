DROP TABLE "fault_plans" CASCADE;--> statement-breakpoint
DROP TABLE "request_log" CASCADE;