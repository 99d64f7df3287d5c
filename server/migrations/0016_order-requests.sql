CREATE TABLE "order_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"ord_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_requests_order" ON "order_requests" USING btree ("ord_id","c_date");--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_open" ON "order_requests" USING btree ("ord_id") WHERE state = 'open';