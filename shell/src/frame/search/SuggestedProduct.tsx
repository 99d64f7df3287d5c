import type { ProductItem } from '@pinpu/shared/contracts';
import { formatTwd, PROMO_PRICE_LEVEL, priceAtLevel } from '@pinpu/shared/domain';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { Picture, Price } from '@pinpu/shared/ui';
import { Highlight } from './Highlight.tsx';
import { Aside, ProductOption } from './popup-styles.ts';

/** A suggested product with the current storefront's price and link. */
export function SuggestedProduct({ item, text }: { item: ProductItem; text: string }) {
  const level = useAtomValue(priceLevelAtom);
  const price = priceAtLevel(item, level);
  const soldOut = item.tot_qty <= 0;
  const base = level === PROMO_PRICE_LEVEL ? '/p' : '/product';
  return (
    <ProductOption
      id={`prd-${item.prd_id}`}
      to={`${base}/${encodeURIComponent(item.prd_id)}`}
      label={`${item.prd_name}，${formatTwd(price)}${soldOut ? '，售完' : ''}`}
    >
      <Picture src={item.prd_man_pic} alt="" sizes="56px" loading="eager" />
      <Highlight text={item.prd_name} match={text} />
      <Aside>
        {soldOut && '售完'}
        <Price amount={price} size="small" />
      </Aside>
    </ProductOption>
  );
}
