/** The most units of one product in an order (spec §5, maxOrderNum). */
export const MAX_ORDER_NUM = 50;

/** How many units of a product can be ordered: the lower of stock and 50, 0 when sold out (spec §5). */
export function maxQuantity(tot_qty: number): number {
  return Math.max(0, Math.min(Math.trunc(tot_qty), MAX_ORDER_NUM));
}

/** Parses a typed number; full-width digits are accepted. */
function typedNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Number(value.normalize('NFKC')) : Number.NaN;
}

/** Coerces a quantity: 1 if it is not a number or below 1, at most the stock and 50 (spec §5). */
export function coerceQuantity(value: unknown, tot_qty: number): number {
  const typed = typedNumber(value);
  const requested = Number.isNaN(typed) || typed < 1 ? 1 : typed;
  return Math.min(Math.trunc(requested), maxQuantity(tot_qty));
}
