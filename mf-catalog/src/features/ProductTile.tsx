import type { ProductItem } from '@pinpu/shared/contracts';
import { PROMO_PRICE_LEVEL, priceAtLevel, soldCountText } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { ProductCard } from '@pinpu/shared/ui';
import { useId } from 'react';
import { productPath } from './catalog-paths.ts';
import { freeShippingText } from './shipping-text.ts';
import { type TileChoice, TileChoiceBox } from './TileChoiceBox.tsx';

type ProductTileProps = {
  item: ProductItem;
  /** True for the first pictures of a page, which are fetched at once. */
  eager?: boolean;
  /** True for the page's first picture alone. */
  first?: boolean;
  sizes?: string;
  /** 2 where no heading stands between the page's own and the products. */
  level?: 2 | 3;
  /** While products are chosen, a press on the tile chooses it. */
  choice?: TileChoice;
};

/** A product of a list at the price of where it stands; on promo routes that is the group price. */
export function ProductTile(props: ProductTileProps) {
  const { item, eager, first, sizes, level: heading, choice } = props;
  const box = useId();
  const level = useAtomValue(priceLevelAtom);
  const promo = level === PROMO_PRICE_LEVEL;
  const group = priceAtLevel(item, PROMO_PRICE_LEVEL);
  const sold = soldCountText(item.sold_out_qty);
  return (
    <ProductCard
      name={item.prd_name}
      picture={item.prd_man_pic}
      price={priceAtLevel(item, level)}
      original={promo ? item.price : undefined}
      groupPrice={!promo && group < item.price ? group : undefined}
      freeShipping={item.ship_fee <= 0 ? freeShippingText(item) : undefined}
      soldOut={item.tot_qty <= 0}
      note={item.sold_out_qty > 0 ? `已售 ${sold}` : undefined}
      corner={choice && <TileChoiceBox id={box} item={item} choice={choice} />}
      link={(props) =>
        // A label instead of a link: its target, too, is the whole tile.
        choice ? (
          <label className={props.className} htmlFor={box}>
            {props.children}
          </label>
        ) : (
          <Link {...props} to={productPath(item.prd_id, promo)} />
        )
      }
      eager={eager}
      first={first}
      sizes={sizes}
      level={heading}
    />
  );
}
