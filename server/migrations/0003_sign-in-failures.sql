CREATE TABLE "sign_in_failures" (
	"realm" text NOT NULL,
	"account" text NOT NULL,
	"origin" text NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"u_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_failures_realm_account_origin_pk" PRIMARY KEY("realm","account","origin")
);
--> statement-breakpoint
CREATE INDEX "sign_in_failures_age" ON "sign_in_failures" USING btree ("u_date");