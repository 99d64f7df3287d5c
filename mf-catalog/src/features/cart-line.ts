import type { CartLine, Product, ProductItem, ProductPart, Variant } from '@pinpu/shared/contracts';
import { optionText, priceAtLevel } from '@pinpu/shared/domain';

/** The ordinary price where the special one applies, and not a lower group price. */
const specialFields = (
  { price, price1, price_regular, special_ends }: ProductItem & Pick<Product, 'special_ends'>,
  level: number,
) =>
  price_regular !== undefined && priceAtLevel({ price, price1 }, level) === price
    ? { price_regular, ...(special_ends !== undefined && { special_ends }) }
    : {};

/** What a line has of the chosen variant. */
const variantFields = ({ prd_id, prd_man_pic }: ProductItem, variant: Variant) => ({
  prd_id: variant.var_id,
  prd_man_pic: variant.picture || prd_man_pic,
  option_text: optionText(variant.option_values),
  ...(variant.var_id !== prd_id && { product_id: prd_id }),
});

const partOf = ({ prd_id, prd_name, option_text, qty }: ProductPart) => ({
  ...{ prd_id, prd_name, option_text, qty },
});

/**
 * A product as a cart line with quantity 0, at a price level; `product` has the price and stock of the variant, if one
 * is chosen.
 */
export const cartLineOf = (
  product: ProductItem & Pick<Product, 'parts'>,
  level: number,
  variant?: Variant,
): CartLine => ({
  prd_id: product.prd_id,
  prd_name: product.prd_name,
  prd_price: priceAtLevel(product, level),
  ...specialFields(product, level),
  prd_man_pic: product.prd_man_pic,
  tot_qty: product.tot_qty,
  qty: 0,
  ship_fee: product.ship_fee,
  ship_fee_free_amt: product.ship_fee_free_amt,
  ...(product.temperature && { temperature: product.temperature }),
  ...(product.ship_days && { ship_days: product.ship_days }),
  ...(product.parts && { parts: product.parts.map(partOf) }),
  ...(product.preorder && { preorder: product.preorder }),
  ...(variant && variantFields(product, variant)),
});
