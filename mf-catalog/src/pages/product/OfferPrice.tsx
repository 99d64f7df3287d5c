import type { Product } from '@pinpu/shared/contracts';
import { discountZhe, PROMO_PRICE_LEVEL, percentOff, priceAtLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, promoCodeAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, Price } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';
import { productPath } from '../../features/catalog-paths.ts';

/** The price; on promo routes the group price with the original struck through, its 折 and its percent (spec §9). */
export function OfferPrice({ product }: { product: Product }) {
  const level = useAtomValue(priceLevelAtom);
  const group = priceAtLevel(product, PROMO_PRICE_LEVEL);
  if (level < PROMO_PRICE_LEVEL)
    return (
      <Line>
        <Price amount={product.price} size="large" />
        {group < product.price && <Together product={product} group={group} />}
      </Line>
    );
  return (
    <Line>
      <Price
        amount={group}
        original={product.price}
        tone={group < product.price ? 'promotion' : 'plain'}
        size="large"
      />
      {group < product.price && <Saved>{savedText(group, product.price)}</Saved>}
    </Line>
  );
}

const savedText = (price: number, original: number) =>
  `${discountZhe(price, original)}・省 ${percentOff(price, original)}%`;

/** The group price beside the ordinary one; shoppers who came by a promoter's link get a link to it. */
function Together({ product, group }: { product: Product; group: number }) {
  const invited = useAtomValue(promoCodeAtom) !== '';
  const text = (
    <>
      <span>團購價</span>
      <Price amount={group} tone="promotion" />
      <span>{savedText(group, product.price)}</span>
    </>
  );
  if (!invited) return <Aside>{text}</Aside>;
  return (
    <Way to={productPath(product.prd_id, true)}>
      {text}
      <Icon name="chevronRight" size={20} label="以團購價購買" />
    </Way>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
`;

const Saved = styled.strong`
  padding: ${theme.space[4]} ${theme.space[8]};
  background: ${theme.colour.vermilionTint};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
`;

const aside = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  min-height: ${theme.width.touch};
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
`;

const Aside = styled.p`
  ${aside}
`;

const Way = styled(Link)`
  ${aside}
  padding-inline: ${theme.space[12]};
  border: 1px dashed ${theme.colour.vermilion};
  text-decoration: none;
  transition: background ${theme.motion.quick};
  ${theme.media.hover} { &:hover { background: ${theme.colour.vermilionTint}; } }
`;
