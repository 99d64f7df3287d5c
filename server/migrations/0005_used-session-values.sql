CREATE TABLE "used_session_values" (
	"value_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_session_values_expiry" ON "used_session_values" USING btree ("expires_at");