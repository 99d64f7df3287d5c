CREATE TABLE "ended_admin_sessions" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "role" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "one_time_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ended_admin_sessions_expiry" ON "ended_admin_sessions" USING btree ("expires_at");--> statement-breakpoint
-- Whoever was an administrator could do everything.
UPDATE "admin_accounts" SET "role" = 'owner';
