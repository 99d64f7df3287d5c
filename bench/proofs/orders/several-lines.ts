import type { CartLine } from '@pinpu/shared/contracts';
import { orderAmounts } from '@pinpu/shared/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { orderLines, orders, variants } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { type Draw, numbersFrom, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { BEAUTY, BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { stockLevels } from '../support/audit.ts';
import type { Deployment } from '../support/deployment.ts';
import { must } from '../support/proof.ts';
import { type CheckoutRequest, newCheckout, sendCheckout } from '../support/shopper.ts';
import { LARGE, MEDIUM, orderProof } from './order-proof.ts';

const GOODS = [OOLONG, MEDIUM, LARGE, BEAUTY, BRITTLE] as const;
const MOST_OF_A_LINE = 50;

const AT_ONCE = 20;

type Amounts = ReadonlyMap<string, number>;

/** Requested units per product, without products whose sum is 0 or less. */
function requestedUnits(cart: readonly CartLine[]): Amounts {
  const sums = new Map<string, number>();
  for (const { prd_id, qty } of cart) sums.set(prd_id, (sums.get(prd_id) ?? 0) + qty);
  return new Map([...sums].filter(([, sum]) => sum > 0));
}

/** A random cart with one to six lines of one to five products and variants; its sums are near the stock. */
function drawCart(draw: Draw, stock: number): CartLine[] {
  const kinds = 1 + draw(GOODS.length);
  const quantity = () =>
    draw(40) === 0
      ? Number.MAX_SAFE_INTEGER
      : oneOf([1, 1 + draw(5), 1 + draw(9), draw(stock + 2), draw(60), -draw(4), stock], draw);
  return Array.from({ length: 1 + draw(6) }, () =>
    lineOf(GOODS[draw(kinds)] ?? OOLONG, quantity(), { tot_qty: draw(99) }),
  );
}

function honestCheckout(cart: CartLine[]): CheckoutRequest {
  const merged = [...requestedUnits(cart)].flatMap(([prd_id, qty]) => {
    const line = cart.find((one) => one.prd_id === prd_id);
    return line ? [{ ...line, qty: Math.min(qty, MOST_OF_A_LINE) }] : [];
  });
  return newCheckout(cart, orderAmounts(merged));
}

async function restock(db: Database, draw: Draw): Promise<Map<string, number>> {
  const levels = await stockLevels(db);
  const stock = new Map<string, number>();
  for (const { prd_id } of GOODS) {
    const units = draw(61);
    stock.set(prd_id, units);
    const on_hand = (levels.get(prd_id)?.reserved ?? 0) + units;
    await db.update(variants).set({ on_hand }).where(eq(variants.var_id, prd_id));
  }
  return stock;
}

/** Sold units per session and product. */
async function soldTo(db: Database, sessions: string[]): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .select({ s: orders.s, prd_id: orderLines.prd_id, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.ord_id, orderLines.ord_id))
    .where(inArray(orders.s, sessions));
  const sold = new Map(sessions.map((s) => [s, new Map<string, number>()]));
  for (const { s, prd_id, qty } of rows) sold.get(s)?.set(prd_id, qty);
  return sold;
}

const sorted = (amounts: Amounts) => JSON.stringify([...amounts].sort());

/** @throws Error unless the sold units match the requests, no line exceeds 50, and no product exceeds its stock */
function mustFit(
  stock: Amounts,
  dealt: { request: CheckoutRequest; status: number; got: Amounts }[],
): void {
  const left = new Map(stock);
  for (const { request, status, got } of dealt) {
    const requested = requestedUnits(request.body.cart);
    const outcome = () => `${status} for ${sorted(requested)} of ${sorted(stock)}: ${sorted(got)}`;
    must([200, 400, 409].includes(status), outcome);
    must(sorted(got) === sorted(status === 200 ? requested : new Map()), outcome);
    for (const [prd_id, qty] of got) {
      must(qty <= MOST_OF_A_LINE, outcome);
      left.set(prd_id, (left.get(prd_id) ?? 0) - qty);
    }
  }
  must(
    [...left.values()].every((units) => units >= 0),
    () => `of ${sorted(stock)} there are ${sorted(left)} left`,
  );
}

async function oneRound({ url, withDatabase }: Deployment, draw: Draw): Promise<number> {
  const stock = await withDatabase((db) => restock(db, draw));
  const most = Math.max(...stock.values());
  const requests = Array.from({ length: AT_ONCE }, () => honestCheckout(drawCart(draw, most)));
  const answers = await Promise.all(requests.map((one, i) => sendCheckout(url(i), one)));
  const sessions = requests.map(({ s }) => s);
  const sold = await withDatabase((db) => soldTo(db, sessions));
  mustFit(
    stock,
    requests.map((request, i) => ({
      request,
      status: answers[i]?.status ?? 0,
      got: sold.get(request.s) ?? new Map(),
    })),
  );
  return answers.filter(({ status }) => status === 200).length;
}

/** Twenty concurrent carts with a product or a variant on several lines: the stock is never oversold. */
export const severalLines = orderProof(
  'one product on several lines',
  async (deployment, { rounds, seed }) => {
    const draw = numbersFrom(seed);
    const count = rounds(500, 15);
    let sold = 0;
    for (let i = 0; i < count; i += 1) sold += await oneRound(deployment, draw);
    return { carts: count * AT_ONCE, sold, 'more than in stock': 0 };
  },
);
