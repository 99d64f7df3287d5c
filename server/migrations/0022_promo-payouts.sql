CREATE TABLE "promo_payout_lines" (
	"payout_id" text NOT NULL,
	"ord_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "promo_payout_lines_payout_id_ord_id_pk" PRIMARY KEY("payout_id","ord_id")
);
--> statement-breakpoint
CREATE TABLE "promo_payout_months" (
	"month" text PRIMARY KEY NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"cus_id" text,
	"amount" integer NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"paid_on" text DEFAULT '' NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_payouts_amount" CHECK ("promo_payouts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "promo_orders" ADD COLUMN "paid_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_payout_lines" ADD CONSTRAINT "promo_payout_lines_payout_id_promo_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."promo_payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_payout_lines" ADD CONSTRAINT "promo_payout_lines_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_payouts" ADD CONSTRAINT "promo_payouts_month_promo_payout_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."promo_payout_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_payouts" ADD CONSTRAINT "promo_payouts_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_payout_lines_order" ON "promo_payout_lines" USING btree ("ord_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_payouts_member" ON "promo_payouts" USING btree ("cus_id","month");--> statement-breakpoint
CREATE INDEX "promo_payouts_month" ON "promo_payouts" USING btree ("month");--> statement-breakpoint
CREATE INDEX "promo_orders_unsettled" ON "promo_orders" USING btree ("cus_id") WHERE profit - returned_profit <> paid_out;