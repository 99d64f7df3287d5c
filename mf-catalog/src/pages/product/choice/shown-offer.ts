import type { Product } from '@pinpu/shared/contracts';
import {
  fittingVariants,
  type OptionChoice,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
} from '@pinpu/shared/domain';

/**
 * The product at the price and stock of the variants that fit what is chosen, which are then its only ones; of several,
 * at the price of the cheapest, as lists show it. A product without options is unchanged.
 */
export function shownOffer(product: Product, choice: OptionChoice): Product {
  if (product.variants === undefined) return product;
  const variants = fittingVariants(product.variants, choice);
  const group = (one: { price: number; price1: number }) => priceAtLevel(one, PROMO_PRICE_LEVEL);
  const [cheapest, ...others] = variants.toSorted(
    (a, b) => a.price - b.price || group(a) - group(b),
  );
  if (cheapest === undefined) return product;
  const { price, price1, cost_wholesale, restock, price_regular, special_ends } = cheapest;
  const { restock: _, price_regular: __, special_ends: ___, preorder: ____, ...page } = product;
  const inStock = variants.filter((one) => one.tot_qty > 0 && one.preorder === undefined);
  // Goods in stock are sold first: pre-orders count only where nothing that fits is in stock.
  const offered = inStock.length > 0 ? inStock : variants;
  const preorder = inStock.length > 0 ? undefined : variants.find((one) => one.preorder)?.preorder;
  return {
    ...page,
    ...{ price, price1, variants },
    ...(price_regular !== undefined && { price_regular }),
    ...(special_ends !== undefined && { special_ends }),
    ...(cost_wholesale !== undefined && { cost_wholesale }),
    ...(preorder && { preorder }),
    tot_qty: offered.reduce((sum, { tot_qty }) => sum + Math.max(0, tot_qty), 0),
    price_varies: others.some((one) => one.price > price || group(one) > group(cheapest)),
    ...(others.length === 0 && restock && { restock }),
  };
}
