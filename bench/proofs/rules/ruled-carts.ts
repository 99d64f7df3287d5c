import { isDeepStrictEqual } from 'node:util';
import { type CartView, type Checkout, cartAnswerSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { destinationOf, offByLine, orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import type { NewGoods } from '../../../server/src/modules/goods/catalog/goods/repository.ts';
import { CheckoutMismatch } from '../../../server/src/modules/sales/checkout/mismatch.ts';
import { normaliseCheckout } from '../../../server/src/modules/sales/checkout/normalise-checkout.ts';
import { sellable } from '../../../server/src/modules/sales/checkout/sellable.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { orderLines, orders } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { type Draw, numbersFrom, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { PROMOTER_CODE } from '../../../server/src/testing/small-shop.ts';
import { mustAgree, restored, stockLevels } from '../support/audit.ts';
import { type Deployment, sharedDeployment, withDeployment } from '../support/deployment.ts';
import { post } from '../support/http.ts';
import { must, type Proof } from '../support/proof.ts';
import { type CheckoutRequest, newCheckout, placedBy, sendCheckout } from '../support/shopper.ts';
import { addRandomGoods, COUPONS, drawOffers } from './random-offers.ts';

const CARTS = 50;
const AT_ONCE = 5;
/** So many of them are ordered; of the others, the server's own figure is compared. */
const ORDERED = 5;
const LINES = 8;

interface Shopper {
  request: CheckoutRequest;
  coupon_code: string;
}

let mobiles = 0;

/** A shopper with a random cart, a coupon or none, at list or group prices. */
function newShopper(goods: readonly NewGoods[], draw: Draw): Shopper {
  const chosen = new Set(Array.from({ length: 1 + draw(LINES) }, () => draw(goods.length)));
  const cart = [...chosen].map((at) => {
    const { prd_id, prd_name, price } = goods[at] as NewGoods;
    return lineOf({ prd_id, prd_name, price: price ?? 0 }, 1 + draw(6));
  });
  mobiles += 1;
  const cus_mobile = `09${String(mobiles).padStart(8, '0')}`;
  const promo_code = draw(3) === 0 ? PROMOTER_CODE : '';
  const request = newCheckout(cart, { cus_mobile, promo_code });
  return { request, coupon_code: oneOf(COUPONS, draw) };
}

/** The cart's answer, as a browser reads it. */
async function answeredCart(url: string, { request, coupon_code }: Shopper): Promise<CartView> {
  const { s, body, from } = request;
  const { cart, promo_code } = body;
  const json = { s, cart, promo_code, coupon_code };
  const headers = { 'x-forwarded-for': from };
  const { status, text } = await post(`${url}/api/cart/update?s=${s}`, { json, headers });
  const read = safeParse(cartAnswerSchema, status === 200 ? JSON.parse(text) : undefined);
  must(read.success, () => `a cart was answered ${status}: ${text.slice(0, 300)}`);
  return read.data.body;
}

/** The checkout that a browser sends: what it computes from the cart's answer, and displays. */
function displayed({ request }: Shopper, view: CartView): CheckoutRequest {
  const { cart, coupon, shipping_rules: rules, price_rules } = view;
  const destination = destinationOf({ ...request.body });
  const amounts = orderAmounts(cart, coupon, { rules, destination }, price_rules);
  const coupon_code = coupon?.coupon_code ?? '';
  const lines = { cart, cart_json: JSON.stringify(cart) };
  return {
    ...request,
    body: { ...request.body, applied_rules: [], ...amounts, coupon_code, ...lines },
  };
}

/** What is compared of an order, in whole TWD. */
const FIGURES = [
  ...(['inv_amt', 'ap_amt', 'ship_amt', 'dis_inv_amt', 'dis_ship_amt', 'tot_amt'] as const),
  ...(['tot_tax', 'exempt_amt', 'zero_amt'] as const),
];

type Ordered = Partial<Record<(typeof FIGURES)[number], number>> & Pick<Checkout, 'applied_rules'>;

/** The amounts and what rules did; amounts that are missing are 0. */
const figuresOf = ({ applied_rules = [], ...order }: Ordered) => [
  ...FIGURES.map((name) => order[name] ?? 0),
  ...applied_rules,
];

type LineFacts = [prd_id: string, qty: number, off_amt: number, gift: string];

const sorted = (lines: readonly LineFacts[]) => lines.map((line) => line.join(' ')).toSorted();

/** The lines that a browser displays: those of the cart with what rules take off them, and gifts. */
function displayedLines({ cart, applied_rules = [] }: Checkout): string[] {
  const off = offByLine(applied_rules);
  return sorted([
    ...cart.map(({ prd_id, qty }): LineFacts => [prd_id, qty, off.get(prd_id) ?? 0, '']),
    ...applied_rules.flatMap(({ rule_id, gifts = [] }) =>
      gifts.map(({ prd_id, qty }): LineFacts => [prd_id, qty, 0, rule_id]),
    ),
  ]);
}

type Differences = string[];

function compare(differences: Differences, what: string, shown: unknown, own: unknown): void {
  if (isDeepStrictEqual(shown, own)) return;
  differences.push(`${what}: displayed ${JSON.stringify(shown)}, the shop ${JSON.stringify(own)}`);
}

/** Compares with what the shop would sell, without placing the order. */
async function compareSellable(db: Database, { s, body }: CheckoutRequest, found: Differences) {
  const content = normaliseCheckout(body);
  const request = { content, cus_id: null, coupon_limit: undefined };
  try {
    const { amounts } = await db.transaction((tx) => sellable(tx, request, new Date()));
    compare(found, s, figuresOf(body), figuresOf(amounts));
  } catch (error) {
    if (!(error instanceof CheckoutMismatch)) throw error;
    compare(found, `${s} is refused`, figuresOf(body), error.applied);
  }
}

/** Places the order, and compares it as it is stored. */
async function compareStored(shop: Deployment, request: CheckoutRequest, found: Differences) {
  const { s, body } = request;
  const answer = await sendCheckout(shop.url(0), request);
  if (answer.status !== 200) {
    found.push(`${s} is refused: ${answer.text.slice(0, 500)}`);
    return;
  }
  const { ord_code } = placedBy(answer);
  await shop.withDatabase(async (db) => {
    const [order] = await db.select().from(orders).where(eq(orders.ord_code, ord_code));
    must(order !== undefined, () => `${ord_code} is not stored`);
    compare(found, ord_code, figuresOf(body), figuresOf(order));
    const { ord_id } = order;
    const lines = await db.select().from(orderLines).where(eq(orderLines.ord_id, ord_id));
    const facts = lines.map((line): LineFacts => [line.prd_id, line.qty, line.off_amt, line.gift]);
    compare(found, `lines of ${ord_code}`, displayedLines(body), sorted(facts));
  });
}

/** Carts without an order, several at once, then those that are ordered, one after another, since they share stock. */
async function tryCarts(shop: Deployment, shoppers: readonly Shopper[], found: Differences) {
  const counts = { compared: 0, ordered: 0, ruled: 0 };
  const shown = async (shopper: Shopper, at: number) => {
    const view = await answeredCart(shop.url(at), shopper);
    if (view.cart.length === 0) return undefined;
    const request = displayed(shopper, view);
    counts.compared += 1;
    if ((request.body.applied_rules ?? []).length > 0) counts.ruled += 1;
    return request;
  };
  const [placing, looking] = [shoppers.slice(0, ORDERED), shoppers.slice(ORDERED)];
  for (let from = 0; from < looking.length; from += AT_ONCE)
    await Promise.all(
      looking.slice(from, from + AT_ONCE).map(async (shopper, at) => {
        const request = await shown(shopper, at);
        if (request) await shop.withDatabase((db) => compareSellable(db, request, found));
      }),
    );
  for (const [at, shopper] of placing.entries()) {
    const request = await shown(shopper, at);
    if (!request) continue;
    await compareStored(shop, request, found);
    counts.ordered += 1;
  }
  return counts;
}

const PRINTED = 5;

async function compareCarts(
  shop: Deployment,
  goods: readonly NewGoods[],
  draw: Draw,
  count: number,
) {
  const found: Differences = [];
  const total = { carts: 0, ordered: 0, 'with rules': 0, rules: 0 };
  for (let round = 0; round < count; round += 1) {
    total.rules += await shop.withDatabase((db) => drawOffers(db, goods, draw));
    const shoppers = Array.from({ length: CARTS }, () => newShopper(goods, draw));
    const { compared, ordered, ruled } = await tryCarts(shop, shoppers, found);
    total.carts += compared;
    total.ordered += ordered;
    total['with rules'] += ruled;
    must(found.length === 0, () =>
      [`${found.length} differences`, ...found.slice(0, PRINTED)].join('\n  '),
    );
  }
  return { ...total, differences: 0 };
}

/** What a browser computes from the cart's answer is what the shop sells and stores, to the dollar. */
export const ruledCarts: Proof = {
  name: 'carts under random rules',
  run: ({ rounds, seed }, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster), async (shop) => {
      const draw = numbersFrom(seed);
      const goods = await shop.withDatabase((db) => addRandomGoods(db, draw));
      const start = await shop.withDatabase(stockLevels);
      const counts = await compareCarts(shop, goods, draw, rounds(2000, 12));
      await shop.withDatabase(async (db) => mustAgree(db, restored(start, await stockLevels(db))));
      return counts;
    }),
};
