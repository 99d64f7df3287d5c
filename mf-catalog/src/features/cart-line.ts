import type { CartLine, ProductItem, Variant } from '@pinpu/shared/contracts';
import { optionText, priceAtLevel } from '@pinpu/shared/domain';

/** What a line has of the chosen variant. */
const variantFields = ({ prd_id, prd_man_pic }: ProductItem, variant: Variant) => ({
  prd_id: variant.var_id,
  prd_man_pic: variant.picture || prd_man_pic,
  option_text: optionText(variant.option_values),
  ...(variant.var_id !== prd_id && { product_id: prd_id }),
});

/**
 * A product as a cart line with quantity 0, at a price level; `product` has the price and stock of the variant, if one
 * is chosen.
 */
export const cartLineOf = (product: ProductItem, level: number, variant?: Variant): CartLine => ({
  prd_id: product.prd_id,
  prd_name: product.prd_name,
  prd_price: priceAtLevel(product, level),
  prd_man_pic: product.prd_man_pic,
  tot_qty: product.tot_qty,
  qty: 0,
  ship_fee: product.ship_fee,
  ship_fee_free_amt: product.ship_fee_free_amt,
  ...(product.ship_days && { ship_days: product.ship_days }),
  ...(product.preorder && { preorder: product.preorder }),
  ...(variant && variantFields(product, variant)),
});
