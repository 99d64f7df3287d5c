CREATE TABLE "integrator_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"cus_id" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "integrator_tokens" ADD CONSTRAINT "integrator_tokens_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "integrator_tokens_hash" ON "integrator_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "integrator_tokens_member" ON "integrator_tokens" USING btree ("cus_id");