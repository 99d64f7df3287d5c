import type { ShopOrder, ShopRefund } from '@pinpu/shared/contracts/backoffice';
import {
  formatTwd,
  ORDER_STATUS,
  orderActorText,
  refundReasonText,
  refundWayText,
} from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useQueryClient } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Disclosure, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { orderKey } from '../../../../../api/shop-keys.ts';
import { RefundStageBadge } from '../../../../../features/refunds/RefundStageBadge.tsx';
import type { OrderMoves } from '../use-order-move.ts';
import { ChooseWay } from './ChooseWay.tsx';
import { PartRefundForm } from './PartRefundForm.tsx';
import { ReceiveForm } from './ReceiveForm.tsx';

/** Who asked for a refund and released it, and when the provider is called next. */
function factsOf({ way, requested_by, released_by, next_at, u_date, stage }: ShopRefund): string {
  return [
    refundWayText(way),
    requested_by && `${orderActorText(requested_by)} 提出`,
    released_by && `${orderActorText(released_by)} 覆核`,
    next_at && `下次處理 ${formatDateTime(next_at)}`,
    stage === 'done' && formatDateTime(u_date),
  ]
    .filter(Boolean)
    .join('，');
}

const NEXT: Readonly<Record<string, string>> = {
  release: '超過覆核金額，要由另一位管理員按「覆核」。',
  account: '已寄信請訂購人填寫帳號。收不到信時，可再選一次「匯款」重寄。',
  transfer: '訂購人已填寫帳號，請到「退款」頁下載匯款檔。',
  exported: '匯款後，請到「退款」頁記錄已匯款。帳號有誤時，可再選一次「匯款」重寄連結。',
};

interface RefundProps {
  refund: ShopRefund;
  moves: OrderMoves;
  asCredit: boolean;
}

function Refund({ refund, moves, asCredit }: RefundProps) {
  const { id, amount, reason, stage, message, can_choose, can_retry } = refund;
  const press = (move: 'refund-release' | 'refund-retry') =>
    moves.make({ move, fields: { refund_id: id } });
  const sentence = message || NEXT[stage] || '';
  return (
    <Item>
      <Row>
        <b>
          {refundReasonText(reason) || '退款'} {formatTwd(amount)}
        </b>
        <RefundStageBadge stage={stage} />
      </Row>
      <Facts>{factsOf(refund)}</Facts>
      {sentence !== '' && (
        <Notice variant={stage === 'failed' ? 'danger' : 'info'} message={sentence} />
      )}
      <Row>
        {stage === 'release' && (
          <Button busy={moves.pending === 'refund-release'} onClick={() => press('refund-release')}>
            覆核
          </Button>
        )}
        {can_retry && (
          <Button busy={moves.pending === 'refund-retry'} onClick={() => press('refund-retry')}>
            再試一次
          </Button>
        )}
      </Row>
      {can_choose && <ChooseWay refund={refund} moves={moves} asCredit={asCredit} />}
    </Item>
  );
}

const PROGRESS_MS = 15_000;

/** Loads the order again from time to time while the provider is paying one of its refunds back. */
function useProgress(code: string, refunds: readonly ShopRefund[]): void {
  const cache = useQueryClient();
  const isRunning = refunds.some(({ stage }) => stage === 'due' || stage === 'sending');
  useEffect(() => {
    if (!isRunning) return undefined;
    const load = () => cache.invalidateQueries({ queryKey: orderKey(code) });
    const timer = setInterval(load, PROGRESS_MS);
    return () => clearInterval(timer);
  }, [cache, code, isRunning]);
}

const PAID: readonly number[] = [ORDER_STATUS.paid, ORDER_STATUS.fulfilled];

/** The refunds of an order with where each stands, and the forms that record what came back and pay a part back. */
export function OrderRefunds({ shown, moves }: { shown: ShopOrder; moves: OrderMoves }) {
  const { order, refunds = [], refund_rest = 0, to_receive = [] } = shown;
  useProgress(order.ord_code, refunds);
  const canRefund = PAID.includes(order.status) && refund_rest > 0;
  const awaited = to_receive.reduce((sum, { qty }) => sum + qty, 0);
  if (refunds.length === 0 && !canRefund && awaited === 0) return null;
  return (
    <PageSection title="退款">
      <Stack $gap={12}>
        {refunds.length > 0 && (
          <ul aria-label="退款">
            {refunds.map((refund) => (
              <Refund
                key={refund.id}
                refund={refund}
                moves={moves}
                asCredit={shown.refund_as_credit === true}
              />
            ))}
          </ul>
        )}
        {awaited > 0 && (
          <Disclosure summary={`收到退回的商品（還有 ${awaited} 件沒有記錄）`}>
            <ReceiveForm shown={shown} moves={moves} />
          </Disclosure>
        )}
        {canRefund && (
          <Disclosure summary={`退部分款項（還可退 ${formatTwd(refund_rest)}）`}>
            <PartRefundForm key={refunds.length} shown={shown} moves={moves} />
          </Disclosure>
        )}
      </Stack>
    </PageSection>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
`;

const Facts = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;
