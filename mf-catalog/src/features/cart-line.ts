import type { CartLine, ProductItem } from '@pinpu/shared/contracts';
import { priceAtLevel } from '@pinpu/shared/domain';

/** A product as a cart line with quantity 0, at a price level. */
export const cartLineOf = (product: ProductItem, level: number): CartLine => ({
  prd_id: product.prd_id,
  prd_name: product.prd_name,
  prd_price: priceAtLevel(product, level),
  prd_man_pic: product.prd_man_pic,
  tot_qty: product.tot_qty,
  qty: 0,
  ship_fee: product.ship_fee,
  ship_fee_free_amt: product.ship_fee_free_amt,
  ...(product.ship_days && { ship_days: product.ship_days }),
});
