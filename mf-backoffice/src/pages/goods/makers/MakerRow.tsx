import type { ShopMakerRow } from '@pinpu/shared/contracts/backoffice';
import { LinkedRow, RowLink, RowPicture } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { pathOfMaker } from './maker/maker-paths.ts';

/** Whether the shop shows a maker. */
export const MakerBadge = ({ isShown }: { isShown: boolean }) => (
  <Badge $tone={isShown ? 'success' : 'grey'}>{isShown ? '顯示中' : '不顯示'}</Badge>
);

/** One maker of the list; a click anywhere in the row opens it. */
export function MakerRow({ maker }: { maker: ShopMakerRow }) {
  const { maker_id, maker_name, maker_place, maker_picture, food_reg_no, enabled } = maker;
  return (
    <Line>
      <RowPicture src={maker_picture} />
      <RowLink to={pathOfMaker(maker_id)}>{maker_name}</RowLink>
      <State>
        <MakerBadge isShown={enabled} />
      </State>
      <Facts>
        {[maker_id, maker_place, food_reg_no].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      <Count>{maker.products} 個商品</Count>
    </Line>
  );
}

const Line = styled(LinkedRow)`
  grid-template: 'thumb code state' 'thumb facts facts' 'thumb count count' / 64px minmax(0, 1fr) auto;
  ${theme.media.desktop} {
    grid-template: 'thumb code count state' 'thumb facts count state' / 64px minmax(0, 1fr) 120px 88px;
    align-items: start;
  }
`;

const State = styled.span`
  grid-area: state;
  text-align: right;
`;

const Facts = styled.span`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[12]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  grid-area: count;
  font-size: ${theme.size[15]};
  font-variant-numeric: tabular-nums;
  ${theme.media.desktop} { text-align: right; }
`;
