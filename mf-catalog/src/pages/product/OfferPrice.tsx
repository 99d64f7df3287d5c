import type { Product } from '@pinpu/shared/contracts';
import {
  discountZhe,
  hasGroupPrice,
  PROMO_PRICE_LEVEL,
  percentOff,
  priceAtLevel,
} from '@pinpu/shared/domain';
import { shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Price } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { GroupPriceHelp } from '../../features/group-price/GroupPriceHelp.tsx';
import { ON_PAPER } from './print/PrintStyle.ts';

/**
 * The price. On promo routes, and for whoever holds a living code, the group price with the original struck through, its
 * 折 and its percent (spec §9); for others the ordinary one, and beside it the group price and how to get it.
 */
export function OfferPrice({ product }: { product: Product }) {
  const level = useAtomValue(shownPriceLevelAtom);
  const group = priceAtLevel(product, PROMO_PRICE_LEVEL);
  const price = priceAtLevel(product, level);
  if (!hasGroupPrice(product))
    return (
      <Line className={ON_PAPER}>
        <Price amount={price} size="large" />
      </Line>
    );
  const saved = `${discountZhe(group, product.price)}・省 ${percentOff(group, product.price)}%`;
  if (level < PROMO_PRICE_LEVEL)
    return (
      <Line className={ON_PAPER}>
        <Price amount={price} size="large" />
        <Aside>
          <span>團購價</span>
          <Price amount={group} tone="promotion" />
          <span>{saved}</span>
          <GroupPriceHelp compact />
        </Aside>
      </Line>
    );
  return (
    <Line className={ON_PAPER}>
      <Mine>您的團購價</Mine>
      <Price amount={group} original={product.price} tone="promotion" size="large" />
      <Saved>{saved}</Saved>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  ${theme.media.tablet} { column-gap: ${theme.space[16]}; }
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

/** The icon at its end needs no gap of its own. */
const Aside = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  min-height: ${theme.width.touch};
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
  > button { margin-inline: -${theme.space[8]}; }
`;
