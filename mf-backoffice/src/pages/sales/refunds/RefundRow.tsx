import type { ListedRefund } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText, refundReasonText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { ListRow } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RefundStageBadge } from '../../../features/refunds/RefundStageBadge.tsx';

interface RefundRowProps {
  refund: ListedRefund;
  /** Shown before the order: a checkbox. */
  choice?: ReactNode;
}

const releaseText = ({ can_release }: ListedRefund) =>
  can_release ? '請開啟訂單覆核' : '要由另一位管理員覆核';

/** One refund with its order; what is done about it is on the order's page. */
export function RefundRow({ refund, choice }: RefundRowProps) {
  const { ord_code, cnt_name, amount, reason, stage, message, account, requested_by } = refund;
  const when = stage === 'done' ? refund.u_date : refund.c_date;
  return (
    <Line>
      <Who>
        {choice}
        <span>
          <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
          <small>
            {cnt_name}，{refundReasonText(reason)}
          </small>
        </span>
      </Who>
      <Sum>
        <b>{formatTwd(amount)}</b>
        <small>{formatDateTime(when)}</small>
      </Sum>
      <Where>
        <RefundStageBadge stage={stage} />
        {account !== '' && <span>{account}</span>}
        {stage === 'release' && (
          <span>
            {orderActorText(requested_by)} 提出，{releaseText(refund)}
          </span>
        )}
        {message !== '' && <span>{message}</span>}
      </Where>
    </Line>
  );
}

const Line = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[16]};
  ${theme.media.desktop} { grid-template-columns: 260px minmax(0, 1fr) 144px; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;

const Who = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  > span { min-width: 0; overflow-wrap: anywhere; }
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; font-weight: ${theme.weight.bold}; }
`;

const Sum = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;
  ${theme.media.desktop} { order: 1; }
`;

const Where = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
  ${theme.media.desktop} { grid-column: auto; }
`;
