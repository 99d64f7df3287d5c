import type { CartLine, CartView } from '@pinpu/shared/contracts';
import { type AppliedRule, offByLine, type PriceRules } from '@pinpu/shared/domain';

type Applied = readonly AppliedRule[];

/** The line of a gift: goods without a price, and without the limits of goods that are bought. */
function giftLine(goods: CartLine, qty: number, gift: string): CartLine {
  const { min_qty, max_qty, max_buyer, price_regular, special_ends, ...line } = goods;
  return { ...line, prd_price: 0, ship_fee: 0, ship_fee_free_amt: 0, qty, gift };
}

function giftsOf(applied: Applied, goods: readonly CartLine[]): CartLine[] {
  return applied.flatMap(({ rule_id, gifts = [] }) =>
    gifts.map(({ prd_id, qty }) => {
      const line = goods.find((one) => one.prd_id === prd_id);
      if (!line) throw new Error(`the gift ${prd_id} of rule ${rule_id} is not among the goods`);
      return giftLine(line, qty, rule_id);
    }),
  );
}

/** The lines of an order: those of the cart, with what rules took off them, and gifts. */
export function orderedLines(
  { cart, rule_goods = [] }: Pick<CartView, 'cart' | 'rule_goods'>,
  applied: Applied,
): CartLine[] {
  const off = offByLine(applied);
  const ids = new Set(applied.map(({ rule_id }) => rule_id));
  const lines = cart.map(({ rules: named = [], ...line }): CartLine => {
    // A partial return is computed by the rules that applied.
    const rules = named.filter((id) => ids.has(id));
    const off_amt = off.get(line.prd_id) ?? 0;
    return { ...line, ...(rules.length > 0 && { rules }), ...(off_amt > 0 && { off_amt }) };
  });
  return [...lines, ...giftsOf(applied, rule_goods)];
}

/** The rules that applied, as the order stores them; undefined for none. */
export function storedRules(
  held: PriceRules | undefined,
  applied: Applied,
): PriceRules | undefined {
  const ids = new Set(applied.map(({ rule_id }) => rule_id));
  const rules = held?.rules.filter(({ rule_id }) => ids.has(rule_id)) ?? [];
  return held && rules.length > 0 ? { ...held, rules } : undefined;
}
