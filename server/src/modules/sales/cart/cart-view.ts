import type { CartChange, CartLine, CartView } from '@pinpu/shared/contracts';
import {
  coerceQuantity,
  type LineQuantity,
  limitsOf,
  optionText,
  priceAtLevel,
  type SetPart,
  withoutEmptyLines,
} from '@pinpu/shared/domain';
import type { SoldProduct } from './repository.ts';
import { SharedStock } from './shared-stock.ts';

/** A requested line. Lines from the member's cart lack the fields that a browser displayed. */
export type RequestedLine = LineQuantity & Partial<CartLine>;

/** In the order of the request: quantities are added up; those below 1 are dropped (spec §5). */
export function mergedLines<Line extends RequestedLine>(requested: readonly Line[]): Line[] {
  const lines = new Map<string, Line>();
  for (const line of requested) {
    const qty = (lines.get(line.prd_id)?.qty ?? 0) + line.qty;
    const bounded = Math.max(Math.min(qty, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);
    lines.set(line.prd_id, { ...(lines.get(line.prd_id) ?? line), qty: bounded });
  }
  return withoutEmptyLines([...lines.values()]);
}

/**
 * The ordinary price, where a special one applies: it makes the line cheaper than it would be at its price level. A
 * group price that is lower applies instead, and is no special one.
 */
function specialOf(product: SoldProduct, pl: number) {
  const { price_regular, price1, special_until } = product;
  if (priceAtLevel(product, pl) >= priceAtLevel({ price: price_regular, price1 }, pl)) return {};
  return { price_regular, ...(special_until && { special_ends: special_until.toISOString() }) };
}

const partOf = ({ prd_id, prd_name, option_text, qty }: SetPart): SetPart => ({
  ...{ prd_id, prd_name, ...(option_text !== undefined && { option_text }), qty },
});

function lineOf(
  product: SoldProduct,
  requestedQty: number,
  pl: number,
  shared: SharedStock,
): CartLine {
  const { prd_id, prd_name, prd_man_pic, ship_fee, ship_fee_free_amt, ship_days } = product;
  const { product_id, enabled, picture, option_values, tax_class } = product;
  const { temperature, weight, size_cm } = product;
  // Where the variant is still to be chosen, its stock is unknown, and the quantity stays.
  const tot_qty = enabled ? shared.freeFor(product) : requestedQty;
  return {
    ...{ prd_id, prd_name, tot_qty, ship_fee, ship_fee_free_amt },
    prd_man_pic: picture || prd_man_pic,
    prd_price: priceAtLevel(product, pl),
    ...specialOf(product, pl),
    qty: coerceQuantity(requestedQty, tot_qty),
    ...(ship_days > 0 && { ship_days }),
    ...limitsOf(product),
    ...(tax_class !== 'taxed' && { tax_class }),
    ...(temperature !== 'room' && { temperature }),
    ...(weight > 0 && { weight }),
    ...(size_cm > 0 && { size_cm }),
    ...(option_values.length > 0 && { option_text: optionText(option_values) }),
    ...(product_id !== prd_id && { product_id }),
    ...(enabled && product.is_preorder && { preorder: product.preorder_ships }),
    ...(!enabled && { must_choose: true }),
    ...(product.parts && { parts: product.parts.map(partOf) }),
  };
}

/** Goods that rules of price give or offer and that can be bought now, as lines of one piece. */
export function offeredLines(goods: ReadonlyMap<string, SoldProduct>, pl: number): CartLine[] {
  const shared = new SharedStock(goods.values());
  return [...goods.values()]
    .filter(({ enabled }) => enabled)
    .map((product) => lineOf(product, 1, pl, shared))
    .filter(({ qty }) => qty > 0);
}

function changesOf(requested: RequestedLine, line: CartLine | undefined): CartChange[] {
  const { prd_id, prd_price } = requested;
  // A product that this browser never displayed is not reported as missing: it stays in the member's cart.
  if (prd_price === undefined && !line?.qty) return [];
  if (!line) return [{ prd_id, kind: 'gone', from: requested.qty, to: 0 }];
  const changes: CartChange[] = [];
  if (prd_price !== undefined && prd_price !== line.prd_price)
    changes.push({ prd_id, kind: 'price', from: prd_price, to: line.prd_price });
  if (requested.qty !== line.qty)
    changes.push({ prd_id, kind: 'stock', from: requested.qty, to: line.qty });
  return changes;
}

/** The requested lines as the shop can sell them, at most its stock and 50; `changes` lists the differences. */
export function cartView(
  requested: readonly RequestedLine[],
  products: ReadonlyMap<string, SoldProduct>,
  pl: number,
): CartView {
  const shared = new SharedStock(products.values());
  const pairs = mergedLines(requested).map((line) => {
    const product = products.get(line.prd_id);
    const now = product && lineOf(product, line.qty, pl, shared);
    if (now) shared.take(now);
    return { requested: line, now };
  });
  return {
    cart: withoutEmptyLines(pairs.flatMap(({ now }) => (now ? [now] : []))),
    pl,
    changes: pairs.flatMap((pair) => changesOf(pair.requested, pair.now)),
  };
}
