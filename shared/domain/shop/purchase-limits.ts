import { MAX_ORDER_NUM, maxQuantity } from './quantity.ts';

/** How many pieces of a product may be bought, over all of its variants; 0 or missing where there is no limit. */
export interface PurchaseLimits {
  /** At least, and at most, in one order. */
  min_qty?: number | undefined;
  max_qty?: number | undefined;
  /** At most by one person, in all orders together. */
  max_buyer?: number | undefined;
}

interface LimitedLine extends PurchaseLimits {
  prd_id: string;
  prd_name: string;
  qty: number;
  product_id?: string | undefined;
}

/** A product with too few or too many pieces in a cart. */
export interface LimitFault {
  product_id: string;
  prd_name: string;
  /** The lines that it is about. */
  prd_ids: string[];
  message: string;
}

function limitMessage(qty: number, { min_qty = 0, max_qty, max_buyer }: PurchaseLimits): string {
  const max = Math.min(max_qty || Infinity, max_buyer || Infinity);
  if (qty < min_qty) return `一次至少要買 ${min_qty} 件，還差 ${min_qty - qty} 件。`;
  if (qty > max && max === max_buyer) return `每人限購 ${max} 件，請減少 ${qty - max} 件。`;
  if (qty > max) return `每筆訂單最多 ${max} 件，請減少 ${qty - max} 件。`;
  return '';
}

/** The products of a cart that break their limits; pieces of several variants are added up. */
export function limitFaults(lines: readonly LimitedLine[]): LimitFault[] {
  const products = new Map<string, LimitedLine[]>();
  for (const line of lines) {
    const product_id = line.product_id ?? line.prd_id;
    products.set(product_id, [...(products.get(product_id) ?? []), line]);
  }
  const faults: LimitFault[] = [];
  for (const [product_id, own] of products) {
    const [first] = own;
    let qty = 0;
    for (const line of own) qty += line.qty;
    const message = first === undefined ? '' : limitMessage(qty, first);
    if (first !== undefined && message !== '')
      faults.push({
        product_id,
        prd_name: first.prd_name,
        prd_ids: own.map(({ prd_id }) => prd_id),
        message,
      });
  }
  return faults;
}

/** How many pieces one press can order: the lowest of stock, 50 and the product's limits. */
export const orderableQuantity = (
  tot_qty: number,
  { max_qty, max_buyer }: PurchaseLimits,
): number => Math.min(maxQuantity(tot_qty), max_qty || MAX_ORDER_NUM, max_buyer || MAX_ORDER_NUM);

/** The limits as a product's page states them; '' where there are none. */
export function limitsText({ min_qty = 0, max_qty = 0, max_buyer = 0 }: PurchaseLimits): string {
  return [
    min_qty > 1 && `一次至少買 ${min_qty} 件`,
    max_qty > 0 && `每筆訂單最多 ${max_qty} 件`,
    max_buyer > 0 && `每人限購 ${max_buyer} 件`,
  ]
    .filter(Boolean)
    .join('，');
}

/** The limits of a product that has some. */
type StoredLimits = Record<keyof PurchaseLimits, number>;

export const limitsOf = (stored: StoredLimits): PurchaseLimits => ({
  ...(stored.min_qty > 1 && { min_qty: stored.min_qty }),
  ...(stored.max_qty > 0 && { max_qty: stored.max_qty }),
  ...(stored.max_buyer > 0 && { max_buyer: stored.max_buyer }),
});

/** Why a product can't have these limits; '' where it can. 0 is none. */
export function limitsFault({
  min_qty,
  max_qty,
  max_buyer,
}: StoredLimits): { field: keyof PurchaseLimits; message: string } | undefined {
  if (min_qty > MAX_ORDER_NUM)
    return {
      field: 'min_qty',
      message: `一筆訂單最多 ${MAX_ORDER_NUM} 件，請填 ${MAX_ORDER_NUM} 以下。`,
    };
  if (max_qty > 0 && max_qty < min_qty)
    return { field: 'max_qty', message: `比最少購買的 ${min_qty} 件還少，這樣沒有人買得到。` };
  if (max_buyer > 0 && max_buyer < min_qty)
    return { field: 'max_buyer', message: `比最少購買的 ${min_qty} 件還少，這樣沒有人買得到。` };
  return undefined;
}
