import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { products, variants } from '../../../server/src/platform/db/schema/index.ts';

/** Invariants of all orders, each with a query that returns the violations. */
const CONSISTENCY_RULES: Readonly<Record<string, string>> = {
  'an order is never left a draft': 'SELECT ord_code FROM orders WHERE status = 1',

  // Parts that went back to the stock have left the reservation, or have released it whole.
  'an order has reserved, sold or released exactly what its lines say': `
    WITH taken AS (SELECT ol.*, coalesce((
      SELECT sum((unit ->> 'qty')::integer) FROM order_events e,
        jsonb_array_elements(e.detail -> 'restocked') AS unit
      WHERE e.ord_id = ol.ord_id AND e.cause IN ('refunded in part', 'return received')
        AND (unit ->> 'line_no')::integer = ol.line_no
      ), 0)::integer AS back FROM order_lines ol)
    SELECT o.ord_code, o.status, r.state, l.prd_id, l.qty AS sold, l.back, r.qty AS moved
    FROM orders o
    JOIN (SELECT ord_id, prd_id, sum(qty) AS qty, sum(back) AS back FROM (
      SELECT ord_id, prd_id, qty, back FROM taken WHERE parts = '[]'
      UNION ALL SELECT ord_id, part ->> 'prd_id', qty * (part ->> 'qty')::integer,
          back * (part ->> 'qty')::integer
        FROM taken, jsonb_array_elements(parts) AS part) AS units GROUP BY 1, 2) l USING (ord_id)
    FULL JOIN stock_reservations r ON r.ord_id = o.ord_id AND r.prd_id = l.prd_id
    WHERE r.qty IS DISTINCT FROM CASE WHEN l.back < l.qty THEN l.qty - l.back ELSE r.qty END
      OR r.state IS DISTINCT FROM CASE
      WHEN l.back >= l.qty THEN 'released'
      WHEN o.status = 2 AND r.expires_at < now() THEN r.state
      WHEN o.status IN (4, 5) AND o.ship_date IS NOT NULL THEN 'committed'
      WHEN o.status IN (2, 4, 5, 6, 7) THEN 'held'
      WHEN o.status IN (3, 99) THEN 'committed'
      WHEN EXISTS (SELECT 1 FROM parcels p WHERE p.ord_id = o.ord_id AND p.stage = 'unclaimed')
        THEN r.state ELSE 'released' END`,

  'a product is on only one line of an order, besides gifts': `
    SELECT ord_id, prd_id FROM order_lines WHERE gift = '' GROUP BY 1, 2 HAVING count(*) > 1`,

  'amounts are those of the lines': `
    SELECT o.ord_code, o.inv_amt, o.ap_amt FROM orders o
    JOIN (SELECT ord_id, sum(prd_price * qty) AS goods FROM order_lines GROUP BY 1) l USING (ord_id)
    WHERE o.inv_amt <> l.goods + o.ship_amt - o.dis_inv_amt OR o.ap_amt > o.inv_amt
      OR o.credit_amt < o.inv_amt - o.ap_amt
      OR o.tot_amt - o.exempt_amt - o.zero_amt <> round((o.inv_amt - o.exempt_amt - o.zero_amt) / 1.05)
      OR o.tot_tax <> round((o.tot_amt - o.exempt_amt - o.zero_amt) * 0.05)`,

  'what rules of price took off lines is part of the discount': `
    SELECT o.ord_code, o.dis_inv_amt, l.off, l.gifts FROM orders o
    JOIN (SELECT ord_id, sum(off_amt) AS off, count(*) FILTER (WHERE gift <> '' AND prd_price > 0) AS gifts,
        bool_or(off_amt < 0 OR off_amt > prd_price * qty) AS wrong FROM order_lines GROUP BY 1) l USING (ord_id)
    WHERE l.off > o.dis_inv_amt OR l.gifts > 0 OR l.wrong OR l.off <> (
      SELECT coalesce(sum((one ->> 'amount')::integer), 0)
      FROM jsonb_array_elements(o.applied_rules) AS one WHERE one ->> 'kind' <> 'shipping')`,

  'the entries of store credit add up to what is left': `
    SELECT l.id, l.rest, l.amount FROM credit_lots l JOIN credit_entries e ON e.lot_id = l.id
    GROUP BY l.id HAVING sum(e.amount) <> l.rest
      OR sum(e.amount) FILTER (WHERE e.kind = 'granted') <> l.amount`,

  'an order uses the credit that was taken for it, and a cancelled one has returned it': `
    SELECT o.ord_code, o.status, o.credit_amt, e.spent, e.returned FROM orders o
    LEFT JOIN (SELECT ord_id, -sum(amount) FILTER (WHERE kind = 'spent') AS spent,
        coalesce(sum(amount) FILTER (WHERE kind = 'returned'), 0) AS returned
      FROM credit_entries WHERE ord_id <> '' GROUP BY 1) e USING (ord_id)
    WHERE o.credit_amt <> coalesce(e.spent, 0) OR e.returned > e.spent
      OR o.status = 0 AND coalesce(e.returned, 0) <> o.credit_amt`,

  'a session has one order': "SELECT s FROM orders WHERE s <> '' GROUP BY s HAVING count(*) > 1",

  'an order has its idempotency key': `
    SELECT ord_code FROM orders o
    WHERE NOT EXISTS (SELECT 1 FROM checkout_keys k WHERE k.ord_id = o.ord_id)`,

  'a mail confirms every order, and no other': `
    SELECT ord_id, dedupe_key FROM orders FULL JOIN outbox_mails
      ON kind = 'order-placed' AND dedupe_key = 'order-placed ' || ord_id
    WHERE ord_id IS NULL AND kind = 'order-placed' OR dedupe_key IS NULL`,

  'a mail confirms every payment, and no other': `
    SELECT ord_id, dedupe_key FROM orders FULL JOIN outbox_mails
      ON kind = 'payment-received' AND dedupe_key = 'payment-received ' || ord_id
    WHERE ord_id IS NULL AND kind = 'payment-received'
      OR dedupe_key IS NULL AND pay_date IS NOT NULL AND ap_amt > 0 AND pay_way NOT IN (1, 5)`,

  'events follow one another, and the last one is the status': `
    SELECT o.ord_code, o.status, e.from_status, e.to_status FROM orders o
    JOIN (SELECT *, lag(to_status) OVER w AS came, lead(id) OVER w AS next FROM order_events
      WINDOW w AS (PARTITION BY ord_id ORDER BY id)) e USING (ord_id)
    WHERE e.from_status IS DISTINCT FROM e.came OR (e.next IS NULL AND e.to_status <> o.status)`,

  'no order leaves 0 or 99, or leaves 3 except for 99 or a refund': `
    SELECT ord_id, from_status, to_status FROM order_events
    WHERE (from_status IN (0, 99) AND to_status <> from_status)
      OR (from_status = 3 AND to_status NOT IN (0, 3, 99))`,

  'an order is paid once': `
    SELECT ord_id FROM order_events WHERE to_status = 3 AND from_status <> 3
    GROUP BY ord_id HAVING count(*) > 1`,

  'a paid order has one payment of its amount': `
    SELECT o.ord_code, o.status, o.pay_amt, count(DISTINCT a.attempt_id) AS payments
    FROM orders o
    LEFT JOIN payment_attempts a ON a.ord_id = o.ord_id AND a.status = 'paid' AND NOT EXISTS (
      SELECT 1 FROM refund_tasks t WHERE t.trade_no = a.trade_no AND t.reason NOT IN ('cancelled', 'returned', 'partial'))
    WHERE o.status IN (3, 99) AND o.ap_amt > 0 AND o.pay_way NOT IN (1, 5)
    GROUP BY o.ord_id HAVING o.pay_amt <> o.ap_amt OR count(DISTINCT a.attempt_id) <> 1`,

  'every payment has paid its order or has a refund task': `
    SELECT n.trade_no, n.outcome FROM payment_notices n
    JOIN payment_attempts a USING (trade_no)
    JOIN orders o ON o.ord_id = a.ord_id
    WHERE n.kind = 'paid' AND NOT EXISTS (SELECT 1 FROM refund_tasks t WHERE t.trade_no = n.trade_no)
      AND NOT (o.status IN (3, 99) AND n.outcome = 'applied')`,

  'an order that is paid on receipt has its money once it is collected': `
    SELECT ord_code, status, pay_amt FROM orders WHERE pay_way IN (1, 5)
      AND (pay_amt, pay_date IS NOT NULL) IS DISTINCT FROM
        CASE WHEN status = 99 THEN (ap_amt, true) ELSE (0, false) END`,

  'a trade has at most one refund task besides those for parts': `
    SELECT trade_no FROM refund_tasks WHERE reason <> 'partial'
    GROUP BY trade_no HAVING count(*) > 1`,

  'refunds never exceed the payment': `
    SELECT trade_no, a.amount, sum(t.amount) AS refunds FROM refund_tasks t
    JOIN payment_attempts a USING (trade_no) WHERE t.reason IN ('cancelled', 'returned', 'partial')
    GROUP BY 1, 2 HAVING sum(t.amount) > a.amount`,

  'lists show exactly what is in stock': `
    SELECT prd_id FROM products JOIN offers USING (prd_id) LEFT JOIN listed_products USING (prd_id)
    WHERE enabled AND on_sale AND in_stock IS DISTINCT FROM (tot_qty > 0)`,

  'lists count what they list': `
    SELECT cate_id, in_stock, c.at_group FROM (
      SELECT cate_id, in_stock, at_group, sum(products) AS counted
      FROM price_counts GROUP BY 1, 2, 3) c
    FULL JOIN (SELECT cate_id, in_stock, count(*) AS listed FROM listed_products GROUP BY 1, 2) l
      USING (cate_id, in_stock)
    WHERE coalesce(counted, 0) <> coalesce(listed, 0)`,
};

/** Stock per product at the start of a proof. */
export type StockLevels = ReadonlyMap<string, { on_hand: number; reserved: number; sold: number }>;

export async function stockLevels(db: Database): Promise<StockLevels> {
  const rows = await db
    .select({
      prd_id: variants.var_id,
      on_hand: variants.on_hand,
      reserved: variants.reserved,
      sold: products.sold_out_qty,
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id));
  return new Map(rows.map(({ prd_id, ...stock }) => [prd_id, stock]));
}

/** More than all rounds of a proof can order. */
export async function fillStock(db: Database): Promise<StockLevels> {
  await db.update(variants).set({ on_hand: 100_000_000 });
  return stockLevels(db);
}

/** The initial stock adjusted by restocking during the proof; only for proofs without payments. */
export const restored = (before: StockLevels, now: StockLevels): StockLevels =>
  new Map([...before].map(([id, own]) => [id, { ...own, on_hand: now.get(id)?.on_hand ?? 0 }]));

/** Reserved and sold units per product, calculated from the reservations. */
async function movedStock(db: Database): Promise<Map<string, { held: number; gone: number }>> {
  const { rows } = await db.execute<{ prd_id: string; held: number; gone: number }>(sql`
    SELECT prd_id, coalesce(sum(qty) FILTER (WHERE state = 'held'), 0)::int AS held,
      coalesce(sum(qty) FILTER (WHERE state = 'committed'), 0)::int AS gone
    FROM stock_reservations GROUP BY prd_id`);
  return new Map(rows.map(({ prd_id, ...moved }) => [prd_id, moved]));
}

async function stockFaults(db: Database, before: StockLevels): Promise<string[]> {
  const moved = await movedStock(db);
  return [...(await stockLevels(db))].flatMap(([prd_id, now]) => {
    const { on_hand, reserved, sold } = before.get(prd_id) ?? now;
    const { held, gone } = moved.get(prd_id) ?? { held: 0, gone: 0 };
    const expected = { on_hand: on_hand - gone, reserved: reserved + held, sold: sold + gone };
    const [seen, right] = [JSON.stringify(now), JSON.stringify(expected)];
    return seen === right ? [] : [`${prd_id} is ${seen} where orders say ${right}`];
  });
}

async function inconsistencies(db: Database, before: StockLevels): Promise<string[]> {
  const faults = await stockFaults(db, before);
  for (const [rule, broken] of Object.entries(CONSISTENCY_RULES)) {
    const { rows } = await db.execute<Record<string, unknown>>(sql.raw(broken));
    faults.push(...rows.slice(0, 5).map((row) => `${rule}: violated by ${JSON.stringify(row)}`));
  }
  return faults;
}

/** @throws Error that lists all inconsistencies of the database */
export async function mustAgree(db: Database, before: StockLevels): Promise<void> {
  // Lists follow the parts of sets by a schedule.
  await db.execute(sql`SELECT list_sets()`);
  const faults = await inconsistencies(db, before);
  if (faults.length > 0) throw new Error(`the records disagree:\n  ${faults.join('\n  ')}`);
}

export async function deadlocks(db: Database): Promise<number> {
  await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}
