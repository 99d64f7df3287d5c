CREATE TABLE "promo_orders" (
	"ord_id" text PRIMARY KEY NOT NULL,
	"cus_id" text NOT NULL,
	"code" text NOT NULL,
	"ord_date" timestamp (3) with time zone NOT NULL,
	"month" text NOT NULL,
	"own" boolean DEFAULT false NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"profit" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cus_id" text NOT NULL,
	"month" text NOT NULL,
	"code" text NOT NULL,
	"prd_id" text NOT NULL,
	"status" integer NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"qty" bigint DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"profit" bigint DEFAULT 0 NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "profit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_orders" ADD CONSTRAINT "promo_orders_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_orders" ADD CONSTRAINT "promo_orders_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_orders_member" ON "promo_orders" USING btree ("cus_id","ord_date","ord_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_tallies_merged" ON "promo_tallies" USING btree ("cus_id","month","code","prd_id","status") WHERE merged;--> statement-breakpoint
CREATE INDEX "promo_tallies_new" ON "promo_tallies" USING btree ("id") WHERE NOT merged;--> statement-breakpoint
CREATE INDEX "promo_tallies_orders" ON "promo_tallies" USING btree ("cus_id","month") WHERE prd_id = '';--> statement-breakpoint
CREATE INDEX "promo_tallies_products" ON "promo_tallies" USING btree ("cus_id","month") WHERE prd_id <> '';--> statement-breakpoint
CREATE INDEX "promo_tallies_links" ON "promo_tallies" USING btree ("code","month") WHERE prd_id = '';--> statement-breakpoint
-- The order's promoted facts are locked, so that nobody erases the promoter between the count and its commit.
CREATE FUNCTION tally_promoted_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promo_tallies (cus_id, month, code, prd_id, status, orders, qty, sales, profit)
    WITH promoted AS (SELECT * FROM promo_orders WHERE ord_id = NEW.ord_id FOR KEY SHARE),
    -- A draft is no order yet, and is never counted.
    moves AS (SELECT * FROM (VALUES (OLD.status, -1), (NEW.status, 1)) AS both_ends (status, sign) WHERE status <> 1)
    SELECT p.cus_id, p.month, p.code, '', m.status, m.sign, 0, m.sign * p.sales, m.sign * p.profit
    FROM promoted p CROSS JOIN moves m
    UNION ALL
    SELECT p.cus_id, p.month, '', l.prd_id, m.status, m.sign, m.sign * sum(l.qty), 0, m.sign * sum(l.profit)
    FROM promoted p JOIN order_lines l ON l.ord_id = p.ord_id CROSS JOIN moves m
    GROUP BY p.cus_id, p.month, l.prd_id, m.status, m.sign;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_tallied AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.promo_code <> '' AND OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION tally_promoted_order();--> statement-breakpoint
-- Orders of earlier releases keep the profit that their reports have shown: no discount taken off, own orders counted.
UPDATE order_lines l SET profit = (l.prd_price - l.cost_wholesale) * l.qty
  FROM orders o JOIN promo_codes c ON c.code = o.promo_code
  WHERE o.ord_id = l.ord_id AND c.cus_id IS NOT NULL AND l.cost_wholesale > 0;--> statement-breakpoint
INSERT INTO promo_orders (ord_id, cus_id, code, ord_date, month, own, sales, profit)
  SELECT o.ord_id, c.cus_id, o.promo_code, o.ord_date, to_char(o.ord_date AT TIME ZONE 'Asia/Taipei', 'YYYY-MM'),
    o.cus_id IS NOT DISTINCT FROM c.cus_id, coalesce(sum(l.prd_price * l.qty), 0), coalesce(sum(l.profit), 0)
  FROM orders o JOIN promo_codes c ON c.code = o.promo_code LEFT JOIN order_lines l ON l.ord_id = o.ord_id
  WHERE c.cus_id IS NOT NULL GROUP BY o.ord_id, c.cus_id;--> statement-breakpoint
INSERT INTO promo_tallies (cus_id, month, code, prd_id, status, orders, sales, profit, merged)
  SELECT p.cus_id, p.month, p.code, '', o.status, count(*), sum(p.sales), sum(p.profit), true
  FROM promo_orders p JOIN orders o ON o.ord_id = p.ord_id WHERE o.status <> 1
  GROUP BY p.cus_id, p.month, p.code, o.status;--> statement-breakpoint
INSERT INTO promo_tallies (cus_id, month, code, prd_id, status, orders, qty, profit, merged)
  SELECT p.cus_id, p.month, '', l.prd_id, o.status, count(DISTINCT o.ord_id), sum(l.qty), sum(l.profit), true
  FROM promo_orders p JOIN orders o ON o.ord_id = p.ord_id JOIN order_lines l ON l.ord_id = o.ord_id WHERE o.status <> 1
  GROUP BY p.cus_id, p.month, l.prd_id, o.status;
