CREATE TABLE "deploy_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"team" text NOT NULL,
	"remotes" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployment_uploads" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deployment_uploads_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deploy_tokens_hash" ON "deploy_tokens" USING btree ("token_hash");