CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_id" text NOT NULL,
	"cus_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"ord_id" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"cus_id" text NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"rest" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_lots_rest" CHECK ("credit_lots"."amount" > 0 AND "credit_lots"."rest" BETWEEN 0 AND "credit_lots"."amount")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "cus_id" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_amt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_member" ON "credit_entries" USING btree ("cus_id","id");--> statement-breakpoint
CREATE INDEX "credit_entries_lot" ON "credit_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "credit_entries_order" ON "credit_entries" USING btree ("ord_id") WHERE ord_id <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_source" ON "credit_lots" USING btree ("source");--> statement-breakpoint
CREATE INDEX "credit_lots_member" ON "credit_lots" USING btree ("cus_id","expires_at");--> statement-breakpoint
CREATE INDEX "credit_lots_expiry" ON "credit_lots" USING btree ("expires_at") WHERE rest > 0;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_member" ON "coupons" USING btree ("cus_id") WHERE cus_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_source" ON "coupons" USING btree ("source") WHERE source <> '';