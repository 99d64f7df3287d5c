ALTER TABLE "order_lines" ADD COLUMN "returned_profit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_orders" ADD COLUMN "returned_sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_orders" ADD COLUMN "returned_profit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before, less what returns have taken off.
CREATE OR REPLACE FUNCTION tally_promoted_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promo_tallies (cus_id, month, code, prd_id, status, orders, qty, sales, profit)
    WITH promoted AS (SELECT * FROM promo_orders WHERE ord_id = NEW.ord_id FOR KEY SHARE),
    -- A draft is no order yet, and is never counted.
    moves AS (SELECT * FROM (VALUES (OLD.status, -1), (NEW.status, 1)) AS both_ends (status, sign) WHERE status <> 1)
    SELECT p.cus_id, p.month, p.code, '', m.status, m.sign, 0,
      m.sign * (p.sales - p.returned_sales), m.sign * (p.profit - p.returned_profit)
    FROM promoted p CROSS JOIN moves m
    UNION ALL
    SELECT p.cus_id, p.month, '', l.prd_id, m.status, m.sign, m.sign * sum(l.qty), 0,
      m.sign * sum(l.profit - l.returned_profit)
    FROM promoted p JOIN order_lines l ON l.ord_id = p.ord_id CROSS JOIN moves m
    GROUP BY p.cus_id, p.month, l.prd_id, m.status, m.sign;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Takes a return off sales, profit and counts of an order, in proportion to what was paid. What stays is rounded down;
-- that of the first n lines together, so that the lines add up to the order. Whoever calls it holds the order's lock.
CREATE FUNCTION take_off_return(returned_ord_id text) RETURNS void LANGUAGE sql AS $$
  WITH promoted AS (SELECT * FROM promo_orders WHERE ord_id = returned_ord_id FOR NO KEY UPDATE),
  refund AS (
    SELECT o.ord_id, o.status, o.pay_amt::bigint AS paid, greatest(o.pay_amt - sum(r.amount), 0)::bigint AS stays
    FROM orders o JOIN refund_tasks r ON r.ord_id = o.ord_id
    WHERE o.ord_id = returned_ord_id AND o.pay_amt > 0 AND r.reason = 'returned' GROUP BY o.ord_id),
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
CREATE FUNCTION take_off_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_off_return(NEW.ord_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_taken_off AFTER INSERT ON refund_tasks
  FOR EACH ROW WHEN (NEW.reason = 'returned') EXECUTE FUNCTION take_off_refund();--> statement-breakpoint
-- The returns of earlier releases.
SELECT take_off_return(ord_id) FROM (SELECT DISTINCT ord_id FROM refund_tasks WHERE reason = 'returned') AS returns;
