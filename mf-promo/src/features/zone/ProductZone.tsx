import type { Product } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, isPromotable, isPromoter, promotionProfit } from '@pinpu/shared/domain';
import { memberAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Price } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { PromotionLink } from './PromotionLink.tsx';

/**
 * A promoter's tools for a product: the profit of a sale, and the short link. Not shown from price level 1 on, nor if
 * the wholesale cost is unknown (spec §2, §9).
 */
export function ProductZone({ product }: { product: Product }) {
  const member = useAtomValue(memberAtom);
  const pl = useAtomValue(priceLevelAtom);
  if (!isPromoter(member) || isGroupPriceLevel(pl) || !isPromotable(product)) return null;
  return (
    <Zone aria-label="團購推廣">
      <Line>
        <span>每賣出一件，您的推廣利潤</span>
        <Price amount={promotionProfit(product)} tone="promoter" />
      </Line>
      <PromotionLink key={product.prd_id} prd_id={product.prd_id} cus_id={member.cus_id} />
    </Zone>
  );
}

const Zone = styled.section`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.colour.plum};
  color: ${theme.colour.plum};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[8]};
`;
