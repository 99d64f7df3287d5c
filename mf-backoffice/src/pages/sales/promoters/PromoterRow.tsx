import type { ShopPromoterRow } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Figures, ListRow, RowLink } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { isUnvisited, UNVISITED } from '../../../features/promoters/unvisited-orders.ts';

/** One promoter of the list; a click anywhere in the row opens the page. */
export function PromoterRow({ promoter }: { promoter: ShopPromoterRow }) {
  const { cus_id, name, email, active, links, clicks, orders, has_account } = promoter;
  const { payable, waiting, paid } = promoter;
  return (
    <Line>
      <div>
        <Row $gap={8}>
          <RowLink to={`/el/shop/promoters/${encodeURIComponent(cus_id)}`}>{name}</RowLink>
          {isUnvisited(promoter) && <Badge $tone="warning">{UNVISITED}</Badge>}
          {!active && <Badge $tone="grey">已停用</Badge>}
          {!has_account && payable + waiting > 0 && <Badge $tone="warning">沒有匯款帳號</Badge>}
        </Row>
        {email !== name && <small>{email}</small>}
      </div>
      <Figures
        figures={[
          ['連結', links],
          ['造訪', clicks],
          ['訂單', orders],
          ['可撥款', formatTwd(payable)],
          ['待匯款', formatTwd(waiting)],
          ['已匯款', formatTwd(paid)],
        ]}
      />
    </Line>
  );
}

const Line = styled(ListRow)`
  ${theme.media.desktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 5fr); align-items: start; }
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  dl { ${theme.media.tablet} { grid-template-columns: repeat(3, minmax(56px, 2fr)) repeat(3, minmax(88px, 3fr)); } }
`;
