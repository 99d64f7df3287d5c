import type { Product } from '@pinpu/shared/contracts';
import {
  hasGroupPrice,
  isGroupPriceLevel,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
} from '@pinpu/shared/domain';
import { renderTimeAtom, shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { PRINTED, theme } from '@pinpu/shared/theme';
import { Price } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';
import { GroupPriceHelp } from '../../features/group-price/GroupPriceHelp.tsx';
import { discountZhe, percentOff } from './discount.ts';

const savedText = (price: number, group: number) =>
  `${discountZhe(group, price)}・省 ${percentOff(group, price)}%`;

/** A price that is a special one, with the ordinary price struck through. */
const specialPrice = ({ price_regular }: Product) =>
  price_regular === undefined ? {} : { original: price_regular, tone: 'promotion' as const };

/**
 * The price. On promo routes, and for shoppers with an active code: the group price, the original one struck through,
 * and the discount in 折 and percent (spec §9). For others: the ordinary price, and beside it the group price and how to
 * get it. The server's HTML reserves room for the group price if the browser has a code, since the server does not know
 * whether the code is active. With options, the discount is not stated: it would wrap the line at each choice.
 */
export function OfferPrice({ product }: { product: Product }) {
  const level = useAtomValue(shownPriceLevelAtom);
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  const isListed = !isGroupPriceLevel(level);
  if (!hasGroupPrice(product))
    return (
      <Line className={PRINTED}>
        {product.price_regular !== undefined && <Mine>特價</Mine>}
        <Price
          amount={priceAtLevel(product, level)}
          size="large"
          isFrom={product.price_varies}
          {...specialPrice(product)}
        />
      </Line>
    );
  return (
    <>
      {isListed && <ListPrice product={product} />}
      {(isUnknown || !isListed) && <GroupPrice product={product} isRoom={isListed} />}
    </>
  );
}

function ListPrice({ product }: { product: Product }) {
  const group = priceAtLevel(product, PROMO_PRICE_LEVEL);
  return (
    <Listed data-list-price className={PRINTED}>
      {product.price_regular !== undefined && <Mine>特價</Mine>}
      <Price
        amount={product.price}
        size="large"
        isFrom={product.price_varies}
        {...specialPrice(product)}
      />
      <Aside $isShort={product.has_options === true}>
        <span>團購價</span>
        <Price amount={group} tone="promotion" isFrom={product.price_varies} />
        {!product.has_options && <span>{savedText(product.price, group)}</span>}
        <GroupPriceHelp compact />
      </Aside>
    </Listed>
  );
}

function GroupPrice({ product, isRoom }: { product: Product; isRoom: boolean }) {
  const group = priceAtLevel(product, PROMO_PRICE_LEVEL);
  const regular = product.price_regular ?? product.price;
  return (
    <Line
      className={isRoom ? undefined : PRINTED}
      $isRoom={isRoom}
      aria-hidden={isRoom || undefined}
      data-room={isRoom ? '' : undefined}
    >
      <Mine>您的團購價</Mine>
      <Price
        amount={group}
        original={regular}
        tone="promotion"
        size="large"
        isFrom={product.price_varies}
      />
      {!product.has_options && <Saved>{savedText(regular, group)}</Saved>}
    </Line>
  );
}

const room = css`
  visibility: hidden;
  html:not([data-code]) & { display: none; }
`;

const Line = styled.div<{ $isRoom?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  ${theme.media.tablet} { column-gap: ${theme.space[16]}; }
  ${({ $isRoom }) => $isRoom && room}
`;

const Listed = styled(Line)`
  html[data-code] & { display: none; }
`;

const Mine = styled.span`
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.medium};
`;

const Saved = styled.strong`
  padding: ${theme.space[4]} ${theme.space[8]};
  background: ${theme.colour.vermilionTint};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
`;

/** As wide as most are, so that whether it wraps does not change while it arrives. The icon at its end needs no gap. */
const Aside = styled.div<{ $isShort: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  ${({ $isShort }) => !$isShort && css`min-width: min(18.5em, 100%);`}
  min-height: ${theme.width.touch};
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
  > button { margin-inline: -${theme.space[8]}; }
`;
