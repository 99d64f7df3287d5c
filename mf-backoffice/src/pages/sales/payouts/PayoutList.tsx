import type { ShopMonth, ShopPayout } from '@pinpu/shared/contracts/backoffice';
import { orderActorText } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Badge, Checkbox, PageSection, VisuallyHidden } from '@pinpu/shared/ui';
import { MarkPaid } from './month/MarkPaid.tsx';
import { waitingOf } from './month/month-sums.ts';
import { ShareRow } from './month/ShareRow.tsx';
import { type Transfer, useTransfer } from './month/use-transfer.ts';

/** The account of a payout, and the day of its transfer. */
function Where({ payout }: { payout: ShopPayout }) {
  const { account, paid_on, paid_by } = payout;
  return (
    <>
      {paid_on !== '' && (
        <>
          <Badge $tone="success">{formatDate(paid_on)} 已匯款</Badge>
          {paid_by !== '' && <small>{orderActorText(paid_by)} 記錄</small>}
        </>
      )}
      {account !== '' && <span>{account}</span>}
      {account === '' && paid_on === '' && <Badge $tone="danger">沒有匯款帳號</Badge>}
    </>
  );
}

function Choice({ payout, transfer }: { payout: ShopPayout; transfer: Transfer }) {
  return (
    <Checkbox
      label={<VisuallyHidden>選取 {payout.name || '已刪除的會員'}</VisuallyHidden>}
      checked={transfer.chosen.some(({ id }) => id === payout.id)}
      onChange={() => transfer.toggle(payout.id)}
    />
  );
}

/** The payouts of a month; once it is closed, they can be marked as transferred here, one or many. */
export function PayoutList({ shown }: { shown: ShopMonth }) {
  const { month, closed_at, payouts } = shown;
  const transfer = useTransfer(shown);
  const waiting = closed_at === '' ? [] : waitingOf(payouts);
  return (
    <PageSection title="撥款">
      {(waiting.length > 0 || transfer.rejection !== '') && (
        <MarkPaid transfer={transfer} waiting={waiting} />
      )}
      {payouts.length === 0 ? (
        <p>沒有可撥款的分潤。</p>
      ) : (
        <ul aria-label="撥款">
          {payouts.map((payout) => (
            <ShareRow
              key={payout.id}
              month={month}
              share={payout}
              choice={waiting.includes(payout) && <Choice payout={payout} transfer={transfer} />}
            >
              <Where payout={payout} />
            </ShareRow>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
