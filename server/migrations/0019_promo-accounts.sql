CREATE TABLE "promo_accounts" (
	"cus_id" text PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"last_four" text NOT NULL,
	"encrypted" text NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promo_accounts" ADD CONSTRAINT "promo_accounts_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;