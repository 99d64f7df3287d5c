import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { CursorPager, usePagedList } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { fetchPayoutLines } from '../../../../api/payouts.ts';
import { payoutMonthKey } from '../../../../api/shop-keys.ts';

interface PayoutLinesProps {
  month: string;
  /** The id of the payout; before the month is closed, of the promoter. */
  id: string;
  name: string;
}

function Lines({ month, id, name }: PayoutLinesProps) {
  const key = [...payoutMonthKey(month), 'lines', id];
  const { data, pager, ...query } = usePagedList(key, (after) =>
    fetchPayoutLines(month, id, after),
  );
  if (data === undefined) return <NotLoaded {...query} what="明細" />;
  return (
    <Stack $gap={8}>
      <ul aria-label={`${name} 的明細`}>
        {data.items.map(({ ord_code, ord_date, amount }) => (
          <Line key={ord_code}>
            <span>
              <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
              {amount < 0 && <Badge $tone="warning">退貨扣除</Badge>}
            </span>
            <time dateTime={ord_date}>{formatDate(ord_date)}</time>
            <b>{formatTwd(amount)}</b>
          </Line>
        ))}
      </ul>
      <CursorPager pager={pager} more="更多訂單" />
    </Stack>
  );
}

/** The orders of one promoter's share of a month; loaded when first shown. */
export function PayoutLines(props: PayoutLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Toggle
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${props.name} 的明細`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '收合明細' : '明細'}
      </Toggle>
      <Place id={id} hidden={!isOpen}>
        {isOpen && <Lines {...props} />}
      </Place>
    </>
  );
}

const Toggle = styled(Button)`
  justify-self: end;
`;

const Place = styled.div`
  grid-column: 1 / -1;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(88px, auto);
  align-items: center;
  gap: ${theme.space[16]};
  border-bottom: ${theme.border.hairline};
  font-variant-numeric: tabular-nums;
  span { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space[8]}; }
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; overflow-wrap: anywhere; }
  time { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  b { text-align: right; font-weight: ${theme.weight.medium}; }
`;
