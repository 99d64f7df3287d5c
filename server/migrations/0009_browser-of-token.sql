ALTER TABLE "member_tokens" ADD COLUMN "browser_hash" text;--> statement-breakpoint
CREATE INDEX "member_tokens_browser" ON "member_tokens" USING btree ("browser_hash");