import type { CartLine, Checkout } from '@pinpu/shared/contracts';
import { orderAmounts, taxAmounts } from '@pinpu/shared/domain';

export interface TamperedCheckout {
  what: string;
  body: object;
}

const AMOUNTS = ['ship_amt', 'ap_amt', 'tot_amt', 'tot_tax', 'inv_amt'] as const;

/** Fields of a line that only the server decides. */
const OF_LINE = [
  ...(['prd_price', 'ship_fee', 'ship_fee_free_amt', 'tot_qty', 'prd_name'] as const),
  ...(['off_amt', 'gift'] as const),
];

/** Fields of an order that a checkout must not set. */
const FOREIGN = [
  ...['dis_inv_amt', 'dis_ship_amt', 'dis_tot_amt', 'dis_tot_tax', 'payment_fees', 'pay_amt'],
  ...['pl', 'status', 'curr_rate', 'coupon_id', 'cus_id', 'ord_code', 'guid', 'ord_id', 'pay_date'],
  'price_rules',
];

const others = (value: unknown): unknown[] => {
  const own = typeof value === 'number' ? value : 0;
  const near = [own + 1, own - 1, own * 10, -own, own + 0.5, Math.floor(own / 2)];
  const far = [0, 1, -1, 1e9, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300];
  return [...near, ...far, `${own}`, `${own - 1}`, '', 'x', null, true, [own], { value: 1 }];
};

const linesWith = (cart: readonly CartLine[], i: number, change: object) =>
  cart.map((line, at) => (at === i ? { ...line, ...change } : line));

const text = (value: unknown) => JSON.stringify(value);

function* lone(body: Checkout): Generator<TamperedCheckout> {
  for (const name of AMOUNTS)
    for (const value of others(body[name]))
      if (value !== body[name])
        yield { what: `${name} ${text(value)}`, body: { ...body, [name]: value } };
  for (const name of FOREIGN)
    for (const value of others(0))
      yield { what: `${name} ${text(value)}`, body: { ...body, [name]: value } };
  for (const value of ['[]', '[{"prd_price":1}]', body.cart_json.replaceAll('600', '1')])
    yield { what: `cart_json ${value}`, body: { ...body, cart_json: value } };
  for (const value of ['FREE', 'NOBODY', 'PINPU', "' OR 1=1 --"])
    for (const name of ['coupon_code', 'promo_code'])
      yield { what: `${name} ${value}`, body: { ...body, [name]: value } };
}

/** Changed lines, alone and with all amounts recalculated to match. */
function* ofLines(body: Checkout): Generator<TamperedCheckout> {
  for (const [i, line] of body.cart.entries())
    for (const name of OF_LINE)
      for (const value of others(line[name])) {
        if (value === line[name]) continue;
        const what = `line ${i + 1} ${name} ${text(value)}`;
        const cart = linesWith(body.cart, i, { [name]: value });
        const checkout = { ...body, cart, cart_json: JSON.stringify(cart) };
        yield { what, body: checkout };
        if (typeof value === 'number')
          yield {
            what: `${what}, amounts with it`,
            body: { ...checkout, ...orderAmounts(cart as CartLine[]) },
          };
      }
}

/** Rules of price and gifts that the shop does not have, alone and with the amounts that they would make. */
function* ofRules(body: Checkout): Generator<TamperedCheckout> {
  const [line] = body.cart;
  const prd_id = line?.prd_id ?? '';
  for (const kind of ['off', 'bundle', 'cheapest', 'add-on', 'gift', 'shipping'] as const)
    for (const amount of [0, 1, 100, body.inv_amt]) {
      const gifts = [{ prd_id, qty: 1 }];
      const rule = { rule_id: 'x', name: 'x', kind, amount, lines: [{ prd_id, amount }], gifts };
      const rules = { applied_rules: [rule] };
      const inv_amt = Math.max(0, body.inv_amt - amount);
      yield { what: `rule ${text(rule)}`, body: { ...body, ...rules } };
      const amounts = { inv_amt, ap_amt: inv_amt, ...taxAmounts(inv_amt) };
      yield {
        what: `rule ${text(rule)}, amounts with it`,
        body: { ...body, ...rules, ...amounts },
      };
    }
}

/** Pairs of amounts changed so that their sum stays the same. */
function* paired(body: Checkout): Generator<TamperedCheckout> {
  for (const one of AMOUNTS)
    for (const other of AMOUNTS)
      for (const by of [1, -1, 100, -100])
        if (one !== other) {
          const checkout = { [one]: body[one] + by, [other]: body[other] - by };
          yield { what: `${text(checkout)}`, body: { ...body, ...checkout } };
        }
}

/** All known ways to tamper with the amounts of a checkout. */
export const tamperedCheckouts = (body: Checkout): TamperedCheckout[] => [
  ...lone(body),
  ...ofLines(body),
  ...ofRules(body),
  ...paired(body),
];
