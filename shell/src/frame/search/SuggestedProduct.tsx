import type { ProductItem } from '@pinpu/shared/contracts';
import { formatTwd, priceAtLevel } from '@pinpu/shared/domain';
import { priceLevelAtom, shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { Picture, Price } from '@pinpu/shared/ui';
import { useRemotes } from '../../composition/remotes-context.tsx';
import { productAddress } from '../../routing/addresses.ts';
import { Highlight } from './Highlight.tsx';
import { Aside, ProductOption } from './popup-styles.ts';

/** A suggested product with this shopper's price, and the current storefront's link. */
export function SuggestedProduct({ item, text }: { item: ProductItem; text: string }) {
  const { composition } = useRemotes();
  const level = useAtomValue(priceLevelAtom);
  const shownLevel = useAtomValue(shownPriceLevelAtom);
  const price = priceAtLevel(item, shownLevel);
  const soldOut = item.tot_qty <= 0;
  return (
    <ProductOption
      id={`prd-${item.prd_id}`}
      to={productAddress(composition, item.prd_id, level)}
      label={`${item.prd_name} ${soldOut ? '售完 ' : ''}${formatTwd(price)}${item.price_varies ? ' 起' : ''}`}
    >
      <Picture src={item.prd_man_pic} alt="" sizes="56px" loading="eager" />
      <Highlight text={item.prd_name} match={text} />
      <Aside>
        {soldOut && '售完'}
        <Price
          amount={price}
          size="small"
          tone={price < (item.price_regular ?? item.price) ? 'promotion' : 'plain'}
          isFrom={item.price_varies}
        />
      </Aside>
    </ProductOption>
  );
}
