import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Marks the end of a list; on promo routes with a sentence for group buyers (spec §2). */
export function ListEnd() {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  return (
    <End>{promo ? '以上是為您保留的團購專屬優惠，謝謝您和大家一起拼單。' : '沒有更多商品了'}</End>
  );
}

const End = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  text-align: center;
  &::before, &::after {
    content: '';
    flex: 1;
    border-top: ${theme.border.hairline};
  }
`;
