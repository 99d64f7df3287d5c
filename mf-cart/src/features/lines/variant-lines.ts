import type { CartLine, Product, Variant } from '@pinpu/shared/contracts';
import { maxQuantity, optionText, priceAtLevel } from '@pinpu/shared/domain';

/** The line with another variant of its product, at a price level. */
export function lineWithVariant(
  { must_choose: _, price_regular: __, special_ends: ___, ...line }: CartLine,
  { product, variant, level }: { product: Product; variant: Variant; level: number },
): CartLine {
  const { var_id, option_values, picture, tot_qty, price_regular, special_ends } = variant;
  const prd_price = priceAtLevel(variant, level);
  const isSpecial = price_regular !== undefined && prd_price === variant.price;
  return {
    ...line,
    prd_id: var_id,
    prd_price,
    ...(isSpecial && { price_regular, special_ends }),
    prd_man_pic: picture || product.prd_man_pic,
    tot_qty,
    option_text: optionText(option_values),
    preorder: variant.preorder,
    product_id: var_id === product.prd_id ? undefined : product.prd_id,
  };
}

/** The quantity of a line after its variant was changed: with the units of that variant in the cart, up to the stock. */
export function changedQuantity(
  lines: readonly CartLine[],
  prd_id: string,
  { prd_id: var_id, qty, tot_qty }: Pick<CartLine, 'prd_id' | 'qty' | 'tot_qty'>,
): number {
  const other = lines.find((line) => line.prd_id === var_id && var_id !== prd_id);
  return Math.min(qty + (other?.qty ?? 0), maxQuantity(tot_qty));
}

/** The cart with a line in the place of the line `prd_id`; a line of the same variant is merged into it. */
export const withChangedLine = (
  lines: readonly CartLine[],
  prd_id: string,
  changed: CartLine,
): CartLine[] =>
  lines.flatMap((line) => {
    if (line.prd_id === prd_id) return { ...changed, qty: changedQuantity(lines, prd_id, changed) };
    return line.prd_id === changed.prd_id ? [] : line;
  });
