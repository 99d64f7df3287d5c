ALTER TABLE "admin_accounts" DROP COLUMN "failed_attempts";--> statement-breakpoint
ALTER TABLE "admin_accounts" DROP COLUMN "locked_until";