import { MAX_ORDER_NUM, maxQuantity } from './quantity.ts';

type QuantityRequest = {
  quantity: number;
  held: number;
  tot_qty: number;
  unit: string;
  /** The day on which a pre-order leaves; undefined for goods in stock. */
  preorder?: string | undefined;
};

/** Why no more units can be bought, with a mention of those in the cart; undefined where there is no limit. */
export function quantityNote({
  quantity,
  held,
  tot_qty,
  unit,
  preorder,
}: QuantityRequest): string | undefined {
  const max = maxQuantity(tot_qty);
  const limit =
    max < MAX_ORDER_NUM
      ? `${preorder ? '預購名額' : '庫存'}只有 ${max} ${unit}`
      : `每筆訂單最多 ${max} ${unit}`;
  if (held > 0) return `${limit}，購物車裡已有 ${held} ${unit}`;
  return quantity >= max ? limit : undefined;
}
