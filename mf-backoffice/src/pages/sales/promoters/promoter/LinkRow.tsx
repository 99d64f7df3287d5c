import type { ShopPromoterLink } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Figures, ListRow } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { isUnvisited, UNVISITED } from '../../../../features/promoters/unvisited-orders.ts';

const STATES = { live: '', stopped: '推廣者已停止', ended: '已結束' } as const;

interface LinkRowProps {
  link: ShopPromoterLink;
  /** Called to disable the link, or to enable it again. */
  onAsk: () => void;
}

/** A promoter's link with its visits, orders and profit. */
export function LinkRow({ link, onAsk }: LinkRowProps) {
  const { name, title, short_url, c_date, state, enabled, clicks, orders, profit } = link;
  return (
    <ListRow>
      <div>
        <Row $gap={8}>
          <b>{name || title}</b>
          {!enabled && <Badge $tone="danger">商店已停用</Badge>}
          {isUnvisited(link) && <Badge $tone="warning">{UNVISITED}</Badge>}
          {STATES[state] !== '' && <Badge $tone="grey">{STATES[state]}</Badge>}
        </Row>
        {name !== '' && <small>{title}</small>}
        <small>
          {short_url}，{formatDate(c_date)} 建立
        </small>
      </div>
      <Foot>
        <Figures
          figures={[
            ['造訪', clicks],
            ['訂單', orders],
            ['分潤', formatTwd(profit)],
          ]}
        />
        <Button variant={enabled ? 'quiet' : 'secondary'} size="small" onClick={onAsk}>
          {enabled ? '停用連結' : '恢復連結'}
        </Button>
      </Foot>
    </ListRow>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  dl { flex: 1 1 220px; grid-template-columns: repeat(3, minmax(64px, 120px)); }
`;
