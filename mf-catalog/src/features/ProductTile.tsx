import type { ProductItem } from '@pinpu/shared/contracts';
import {
  dispatchText,
  formatTwd,
  freeShippingText,
  hasGroupPrice,
  isGroupPriceLevel,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
  productPath,
  productShipping,
  promotionProfit,
} from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import {
  priceLevelAtom,
  shippingRulesAtom,
  shownPriceLevelAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { Badge, ProductCard } from '@pinpu/shared/ui';
import { type ReactNode, useId } from 'react';
import { TileHeart } from './like/TileHeart.tsx';
import { soldCountText } from './product-facts.ts';
import { type TileChoice, TileChoiceBox } from './TileChoiceBox.tsx';

type ProductTileProps = {
  item: ProductItem;
  /** True for the first pictures of a page, which load eagerly. */
  eager?: boolean;
  /** True only for the page's first picture. */
  first?: boolean;
  sizes?: string;
  /** 2 if no other heading comes between the page's own and the products. */
  level?: 2 | 3;
  /** In selection mode, a press on the tile selects it. */
  choice?: TileChoice;
  corner?: ReactNode;
  note?: ReactNode;
};

/** In selection mode: the profit of a sale, or why the product can't be selected. */
function choiceNote(item: ProductItem, choice: TileChoice) {
  const closed = choice.closedText(item);
  const from = item.price_varies ? ' 起' : '';
  return closed === '' ? `利潤 ${formatTwd(promotionProfit(item))}${from}` : <b>{closed}</b>;
}

function itemNote({ has_options, sold_out_qty, preorder }: ProductItem) {
  const text = [
    has_options && '多種規格',
    sold_out_qty > 0 && `已售 ${soldCountText(sold_out_qty)}`,
  ]
    .filter(Boolean)
    .join('・');
  return preorder ? (
    <>
      <Badge $tone="warning">預購・{dispatchText(preorder)}</Badge>
      {text}
    </>
  ) : (
    text
  );
}

/** A product of a list at this shopper's price: the group price on promo routes, and with an active code. */
export function ProductTile(props: ProductTileProps) {
  const { item, eager, first, sizes, level: heading, choice } = props;
  const { corner = <TileHeart item={item} />, note } = props;
  const box = useId();
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const level = useAtomValue(shownPriceLevelAtom);
  const shipping = productShipping(item, useAtomValue(shippingRulesAtom));
  const group = priceAtLevel(item, PROMO_PRICE_LEVEL);
  const isGroupPrice = isGroupPriceLevel(level) && hasGroupPrice(item);
  return (
    <ProductCard
      name={item.prd_name}
      picture={item.prd_man_pic}
      price={priceAtLevel(item, level)}
      original={item.price_regular ?? (isGroupPrice ? item.price : undefined)}
      groupPrice={hasGroupPrice(item) && !isGroupPrice ? group : undefined}
      isFrom={item.price_varies}
      priceNote={isGroupPrice ? '您的團購價' : undefined}
      freeShipping={shipping.ship_fee <= 0 ? freeShippingText(shipping) : undefined}
      soldOut={item.tot_qty <= 0}
      note={choice ? choiceNote(item, choice) : (note ?? itemNote(item))}
      corner={choice ? <TileChoiceBox id={box} item={item} choice={choice} /> : corner}
      link={(props) =>
        // A label instead of a link; it covers the whole tile, too.
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
