import type { ShopRefund } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, refundWayText } from '@pinpu/shared/domain';
import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type RefundWay, usualWay, WayField } from '../../../../../features/refunds/WayField.tsx';
import { FieldRow } from '../moves/FieldRow.tsx';
import type { OrderMoves } from '../use-order-move.ts';

const QUESTIONS: Readonly<Record<string, (amount: string) => string>> = {
  provider: (amount) => `由金流商退還 ${amount} 到原付款方式。送出後無法收回。`,
  account: (amount) => `寄信請訂購人填寫帳號，填好後到「退款」頁匯款 ${amount}。`,
  credit: (amount) => `立刻把 ${amount} 存入會員的購物金，無法復原。訂購人同意了嗎？`,
  hand: (amount) => `已經退還 ${amount}？會寄信通知訂購人，記錄後無法復原。`,
};

/** The button of a refund whose way is chosen for the first time, again, or changed. */
function pressText({ stage, way: current }: ShopRefund, way: RefundWay): string {
  if (stage === 'open') return '退款';
  return way === current && way === 'account' ? '重寄連結' : '改用這個方式';
}

interface ChooseWayProps {
  refund: ShopRefund;
  moves: OrderMoves;
  /** Whether it can be paid back as store credit. */
  asCredit: boolean;
}

/** Chooses how one open refund is paid back, after a confirmation. */
export function ChooseWay({ refund, moves, asCredit }: ChooseWayProps) {
  const { id, amount, by_provider, stage } = refund;
  const first = stage === 'failed' || !by_provider ? 'account' : usualWay(by_provider);
  const [way, setWay] = useState<RefundWay>(first);
  const [isAsking, setAsking] = useState(false);
  const isFailed = moves.failed === 'refund-way';
  return (
    <Form
      aria-label={`退款方式 ${formatTwd(amount)}`}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <WayField
        value={way}
        byProvider={by_provider}
        asCredit={asCredit}
        error={isFailed && moves.field === 'way' ? moves.rejection : ''}
        onChange={setWay}
      />
      <Button type="submit" variant={stage === 'open' ? 'primary' : 'secondary'}>
        {pressText(refund, way)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={refundWayText(way)}
        confirmLabel={way === 'hand' ? '已退還' : '確定'}
        cancelLabel={way === 'hand' ? '還沒退還' : '取消'}
        tone="danger"
        busy={moves.pending === 'refund-way'}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          moves.make({ move: 'refund-way', fields: { refund_id: id, way } });
          setAsking(false);
        }}
      >
        <p>{QUESTIONS[way]?.(formatTwd(amount))}</p>
      </ConfirmDialog>
    </Form>
  );
}

/** On a phone, the button is below the field. */
const Form = styled(FieldRow)`
  > div { flex-basis: 260px; }
`;
