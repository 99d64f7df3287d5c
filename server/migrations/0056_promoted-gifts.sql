-- Gifts are no sold pieces of a promoter.
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
    FROM promoted p JOIN order_lines l ON l.ord_id = p.ord_id AND l.gift = '' CROSS JOIN moves m
    GROUP BY p.cus_id, p.month, l.prd_id, m.status, m.sign;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Takes back what was counted of gifts so far; an order that also sold the product stays counted.
INSERT INTO promo_tallies (cus_id, month, code, prd_id, status, orders, qty, sales, profit)
  SELECT p.cus_id, p.month, '', l.prd_id, o.status,
    -count(*) FILTER (WHERE NOT EXISTS (
      SELECT FROM order_lines b WHERE b.ord_id = l.ord_id AND b.prd_id = l.prd_id AND b.gift = '')),
    -sum(l.qty), 0, 0
  FROM promo_orders p JOIN orders o ON o.ord_id = p.ord_id JOIN order_lines l ON l.ord_id = p.ord_id AND l.gift <> ''
  WHERE o.status <> 1 GROUP BY p.cus_id, p.month, l.prd_id, o.status;
