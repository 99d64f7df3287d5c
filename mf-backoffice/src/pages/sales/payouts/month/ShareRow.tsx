import type { CarriedShare } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { ListRow } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PayoutLines } from './PayoutLines.tsx';

interface ShareRowProps {
  month: string;
  share: Omit<CarriedShare, 'reason'>;
  /** Shown before the name: a checkbox. */
  choice?: ReactNode;
  /** The target of the transfer, or why there is none. */
  children: ReactNode;
}

/** One promoter's share of a month, with its orders. */
export function ShareRow({ month, share, choice, children }: ShareRowProps) {
  const { id, cus_id, name, email, amount, orders, corrections, returns } = share;
  const shownName = name || '已刪除的會員';
  return (
    <Line>
      <Who>
        {choice}
        <span>
          {cus_id === '' ? (
            shownName
          ) : (
            <Link to={`/el/shop/promoters/${encodeURIComponent(cus_id)}`}>{shownName}</Link>
          )}
          {email !== name && <small>{email}</small>}
        </span>
      </Who>
      <Sum>
        <b>{formatTwd(amount)}</b>
        <small>{orders} 筆訂單</small>
        {returns > 0 && (
          <small>
            退貨扣除 {returns} 筆 {formatTwd(corrections)}
          </small>
        )}
      </Sum>
      <Where>{children}</Where>
      <PayoutLines month={month} id={id} name={shownName} />
    </Line>
  );
}

const Line = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[16]};
  ${theme.media.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 208px 96px; }
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  font-size: ${theme.size[15]};
  ~ * { ${theme.media.desktop} { order: 2; } }
`;
