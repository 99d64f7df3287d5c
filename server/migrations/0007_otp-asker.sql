ALTER TABLE "otp_codes" ADD COLUMN "asker_hash" text;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "loose_attempts" integer DEFAULT 0 NOT NULL;