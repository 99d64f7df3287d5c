import { coerceQuantity, maxQuantity } from './quantity.ts';
import type { SetPart } from './set.ts';
import { subTotal } from './shipping.ts';
import type { TaxClass } from './tax.ts';
import type { Temperature } from './temperature.ts';

/** A line of the cart (spec §3): `tot_qty` is the stock, `qty` the quantity; amounts in TWD. */
export interface CartLine {
  prd_id: string;
  prd_name: string;
  prd_price: number;
  prd_man_pic: string;
  tot_qty: number;
  qty: number;
  ship_fee: number;
  ship_fee_free_amt: number;
  /** How many shipping days (days on which parcels leave) the preparation takes; undefined for 0. */
  ship_days?: number | undefined;
  /** Least and most pieces in an order, and most for a person (`PurchaseLimits`); undefined for no limit. */
  min_qty?: number | undefined;
  max_qty?: number | undefined;
  max_buyer?: number | undefined;
  /** The shop's ordinary price of one piece, where `prd_price` is a special one; undefined where there is none. */
  price_regular?: number | undefined;
  /** When the special price ends, ISO; undefined where it has no end, or there is none. */
  special_ends?: string | undefined;
  /** How it is stored on the way; undefined for 常溫. */
  temperature?: Temperature | undefined;
  /** Of one piece: grams, and cm of length, width and height together; undefined where they are not stated. */
  weight?: number | undefined;
  size_cm?: number | undefined;
  /** The day on which a pre-order leaves, YYYY-MM-DD; undefined for goods in stock. */
  preorder?: string | undefined;
  /** What one piece of a set contains; undefined for other goods. */
  parts?: SetPart[] | undefined;
  /** How it is taxed; undefined for taxed goods. */
  tax_class?: TaxClass | undefined;
  /** The values of the variant, `紅／L`; undefined for a product without options. */
  option_text?: string | undefined;
  /** The product whose variant `prd_id` names; undefined where `prd_id` is the product itself. */
  product_id?: string | undefined;
  /** The product has got options since this line was added: it can't be ordered before one is chosen. */
  must_choose?: boolean | undefined;
  /** The rules of price that hold for it, besides those for all goods. */
  rules?: string[] | undefined;
  /** Of an order: what rules took off the whole line, in TWD; undefined for nothing. */
  off_amt?: number | undefined;
  /** Of an order: the rule that gave it; undefined for goods that were bought. */
  gift?: string | undefined;
}

/** Σ price × quantity (spec §3, derived value). */
export const cartSubTotal = (lines: readonly CartLine[]): number => subTotal(lines);

/** Units in the cart over all lines (spec §3, derived value). */
export function cartItemCount(lines: readonly CartLine[]): number {
  let count = 0;
  for (const { qty } of lines) count += qty;
  return count;
}

/** The lines with a quantity above 0; checking the cart removes the others (spec §5). */
export function withoutEmptyLines<Line extends Pick<CartLine, 'qty'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => line.qty > 0);
}

/**
 * The cart with `qty` more of a product, or less where it is negative; at 0 or less the line is removed, and stock and
 * 50 are the maximum (spec §5). `line` has the product's current data and replaces older data.
 */
export function addToCart(
  lines: readonly CartLine[],
  line: Omit<CartLine, 'qty'>,
  qty: number,
): CartLine[] {
  const existing = lines.find((other) => other.prd_id === line.prd_id)?.qty;
  const changed = { ...line, qty: Math.min((existing ?? 0) + qty, maxQuantity(line.tot_qty)) };
  const next =
    existing === undefined
      ? [...lines, changed]
      : lines.map((other) => (other.prd_id === line.prd_id ? changed : other));
  return next.filter((other) => other.prd_id !== line.prd_id || other.qty > 0);
}

/** The cart with a typed quantity on one line, coerced as on the product page (spec §5). */
export function setLineQuantity(
  lines: readonly CartLine[],
  prd_id: string,
  value: unknown,
): CartLine[] {
  return lines.map((line) =>
    line.prd_id === prd_id ? { ...line, qty: coerceQuantity(value, line.tot_qty) } : line,
  );
}

export function removeFromCart(lines: readonly CartLine[], prd_id: string): CartLine[] {
  return lines.filter((line) => line.prd_id !== prd_id);
}
