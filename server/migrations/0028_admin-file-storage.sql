ALTER TABLE "admin_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_files" ADD COLUMN "object" text;