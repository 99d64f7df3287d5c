import type { ProductItem, SlotContracts } from '@pinpu/shared/contracts';
import {
  BUNDLE_MAX,
  formatTwd,
  isGroupPriceLevel,
  isPromoter,
  promotionProfit,
} from '@pinpu/shared/domain';
import { memberAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Icon } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';
import { BundleLink } from './BundleLink.tsx';

/** The profit if one of each is sold. */
function profitText(selected: readonly ProductItem[]) {
  if (selected.length === 0) return '';
  const sum = selected.reduce((all, item) => all + promotionProfit(item), 0);
  const from = selected.some(({ price_varies }) => price_varies) ? ' 起' : '';
  return `，利潤合計 ${formatTwd(sum)}${from}`;
}

/** A promoter's tools for a list: selecting products, and a link for all of them (spec §2, ledger L2). */
export function ListZone({ selecting, selected, onSelecting }: SlotContracts['list.promoter']) {
  const member = useAtomValue(memberAtom);
  const pl = useAtomValue(priceLevelAtom);
  if (!isPromoter(member) || isGroupPriceLevel(pl)) return null;
  const prd_ids = selected.map(({ prd_id }) => prd_id);
  return (
    <Zone aria-label="團購推廣" $stays={selecting}>
      <Title>團購推廣</Title>
      <Toggle
        variant="secondary"
        size="small"
        aria-pressed={selecting}
        onClick={() => onSelecting(!selecting)}
      >
        {selecting && <Icon name="check" size={20} />}
        選擇商品
      </Toggle>
      <Hint role="status">
        {selecting
          ? `已選 ${selected.length} 項，最多 ${BUNDLE_MAX} 項${profitText(selected)}`
          : '挑幾樣商品，用一個連結分享給大家。'}
      </Hint>
      {selecting && <BundleLink key={prd_ids.join()} prd_ids={prd_ids} cus_id={member.cus_id} />}
    </Zone>
  );
}

const staying = css`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: ${theme.frame.header};
`;

const Zone = styled.section<{ $stays: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.colour.plum};
  background: ${theme.colour.paper};
  color: ${theme.colour.plum};
  ${({ $stays }) => $stays && staying}
`;

const Title = styled.h2`
  font-size: ${theme.size[17]};
`;

const Toggle = styled(Button)`
  border-color: ${theme.colour.plum};
  color: ${theme.colour.plum};
`;

const Hint = styled.p`
  flex: 1 1 auto;
  font-size: ${theme.size[15]};
`;
