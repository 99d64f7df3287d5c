CREATE TABLE "invoice_ranges" (
	"provider" text NOT NULL,
	"year" integer NOT NULL,
	"term" integer NOT NULL,
	"remaining" integer NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_ranges_provider_year_term_pk" PRIMARY KEY("provider","year","term")
);
--> statement-breakpoint
CREATE TABLE "parcel_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"code" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status_date" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"ord_id" text NOT NULL,
	"kind" text NOT NULL,
	"of_parcel" text DEFAULT '' NOT NULL,
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"sub_type" text NOT NULL,
	"temperature" text DEFAULT 'room' NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"form" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"collects" integer DEFAULT 0 NOT NULL,
	"provider_no" text DEFAULT '' NOT NULL,
	"payment_no" text DEFAULT '' NOT NULL,
	"validation_no" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'none' NOT NULL,
	"status_code" text DEFAULT '' NOT NULL,
	"status_text" text DEFAULT '' NOT NULL,
	"status_at" timestamp (3) with time zone,
	"handed_in_at" timestamp (3) with time zone,
	"at_store_at" timestamp (3) with time zone,
	"store_until" text DEFAULT '' NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"allocated_amt" integer DEFAULT 0 NOT NULL,
	"allocated_on" text DEFAULT '' NOT NULL,
	"charge" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"printed_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_accounts" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"entered_at" timestamp (3) with time zone,
	"exported_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"secret" text NOT NULL,
	"map_state" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_to_invoice";--> statement-breakpoint
DROP INDEX "refund_tasks_trade";--> statement-breakpoint
ALTER TABLE "invoice_tasks" ADD COLUMN "allowance_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_tasks" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "way" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "call" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "refunded_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "provider_refund_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "contents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "requested_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "released_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parcel_notices" ADD CONSTRAINT "parcel_notices_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_refund_id_refund_tasks_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_changes" ADD CONSTRAINT "store_changes_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_notices_once" ON "parcel_notices" USING btree ("parcel_id","code","status_date");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_trade" ON "parcels" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("ord_id","c_date");--> statement-breakpoint
CREATE INDEX "parcels_provider" ON "parcels" USING btree ("provider_no") WHERE provider_no <> '';--> statement-breakpoint
CREATE INDEX "parcels_next" ON "parcels" USING btree ("next_at") WHERE state IN ('due', 'sending');--> statement-breakpoint
CREATE INDEX "parcels_open" ON "parcels" USING btree ("reported_at") WHERE state = 'created' AND closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "parcels_list" ON "parcels" USING btree ("c_date","id");--> statement-breakpoint
CREATE INDEX "parcels_collected" ON "parcels" USING btree ("closed_at") WHERE collects > 0 AND closed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_accounts_secret" ON "refund_accounts" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "store_changes_secret" ON "store_changes" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "store_changes_parcel" ON "store_changes" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "store_changes_map" ON "store_changes" USING btree ("map_state") WHERE map_state <> '';--> statement-breakpoint
ALTER TABLE "invoice_tasks" ADD CONSTRAINT "invoice_tasks_refund_id_refund_tasks_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_tasks_refund" ON "invoice_tasks" USING btree ("refund_id") WHERE kind = 'allowance';--> statement-breakpoint
CREATE INDEX "invoice_tasks_day" ON "invoice_tasks" USING btree ("issued_on","id") WHERE issued_on <> '';--> statement-breakpoint
CREATE INDEX "refund_tasks_order" ON "refund_tasks" USING btree ("ord_id");--> statement-breakpoint
CREATE INDEX "refund_tasks_next" ON "refund_tasks" USING btree ("next_at") WHERE call IN ('due', 'sending');--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "orders" USING btree ("u_date") WHERE invoice_code = '' AND inv_amt > 0 AND status IN (3, 4, 5, 99);--> statement-breakpoint
CREATE UNIQUE INDEX "refund_tasks_trade" ON "refund_tasks" USING btree ("trade_no","reason") WHERE reason <> 'partial';--> statement-breakpoint
-- As before, and of partial refunds, too.
CREATE OR REPLACE FUNCTION take_off_return(returned_ord_id text) RETURNS void LANGUAGE sql AS $$
  WITH promoted AS (SELECT * FROM promo_orders WHERE ord_id = returned_ord_id FOR NO KEY UPDATE),
  refund AS (
    SELECT o.ord_id, o.status, o.pay_amt::bigint AS paid, greatest(o.pay_amt - sum(r.amount), 0)::bigint AS stays
    FROM orders o JOIN refund_tasks r ON r.ord_id = o.ord_id
    WHERE o.ord_id = returned_ord_id AND o.pay_amt > 0 AND r.reason IN ('returned', 'partial') GROUP BY o.ord_id),
  whole AS (
    SELECT p.*, f.status, p.sales - p.sales * stays / paid AS sales_back, p.profit - p.profit * stays / paid AS profit_back
    FROM promoted p JOIN refund f ON f.ord_id = p.ord_id),
  parts AS (
    SELECT l.*, l.profit - sum(l.profit) OVER upto * stays / paid + (sum(l.profit) OVER upto - l.profit) * stays / paid
      AS profit_back
    FROM order_lines l JOIN refund f ON f.ord_id = l.ord_id JOIN promoted p ON p.ord_id = l.ord_id
    WINDOW upto AS (ORDER BY l.line_no)),
  order_taken AS (
    UPDATE promo_orders p SET returned_sales = w.sales_back, returned_profit = w.profit_back
    FROM whole w WHERE p.ord_id = w.ord_id),
  lines_taken AS (
    UPDATE order_lines l SET returned_profit = t.profit_back
    FROM parts t WHERE l.ord_id = t.ord_id AND l.line_no = t.line_no)
  INSERT INTO promo_tallies (cus_id, month, code, prd_id, status, orders, qty, sales, profit)
    SELECT w.cus_id, w.month, w.code, '', w.status, 0, 0, w.returned_sales - w.sales_back, w.returned_profit - w.profit_back
    FROM whole w
    UNION ALL
    SELECT w.cus_id, w.month, '', t.prd_id, w.status, 0, 0, 0, sum(t.returned_profit - t.profit_back)
    FROM whole w JOIN parts t ON t.ord_id = w.ord_id GROUP BY w.cus_id, w.month, t.prd_id, w.status
$$;--> statement-breakpoint
DROP TRIGGER refunds_taken_off ON refund_tasks;--> statement-breakpoint
CREATE TRIGGER refunds_taken_off AFTER INSERT ON refund_tasks
  FOR EACH ROW WHEN (NEW.reason IN ('returned', 'partial')) EXECUTE FUNCTION take_off_refund();--> statement-breakpoint
-- As before, but without the view, whose windows are slow for one product.
CREATE OR REPLACE FUNCTION list_offer(id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of another variant; the next statement sees what that has left.
  PERFORM FROM listed_products WHERE prd_id = id FOR NO KEY UPDATE;
  UPDATE listed_products AS listed SET price = o.price, price_group = o.price_group,
    in_stock = o.is_free, ships_free = p.ship_fee <= 0, rank = rank_in_lists(p.rank, o.is_free),
    u_date = p.u_date, sold_out_qty = p.sold_out_qty, featured = p.featured
  FROM products AS p, (
    SELECT min(price_now) AS price, min(variants.price_group) AS price_group, bool_or(free_units(variants) > 0) AS is_free
    FROM variants WHERE variants.prd_id = id AND variants.enabled HAVING count(*) > 0) AS o
  WHERE listed.prd_id = id AND p.prd_id = id;
END $$;
