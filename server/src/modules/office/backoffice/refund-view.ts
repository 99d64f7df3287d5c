import type { ShopRefund } from '@pinpu/shared/contracts/backoffice';
import type { RefundStage } from '@pinpu/shared/domain';
import { canTryAgain, isUnderWay } from '../../sales/order/refunding/choose-way.ts';
import type { RefundTask } from '../../sales/payment/refund-repository.ts';

/** A refund as the shop sees it; `offered` are the trades that their provider can pay back. */
export function refundView(
  { status, call, tries, ...refund }: RefundTask & { stage: RefundStage },
  offered: ReadonlySet<string>,
): ShopRefund {
  const isOpen = status === 'open';
  const { id, reason, amount, way, stage, message, requested_by, released_by } = refund;
  return {
    ...{ id, reason, amount, way, stage, message, requested_by, released_by },
    contents: [...refund.contents],
    c_date: refund.c_date.toISOString(),
    u_date: refund.u_date.toISOString(),
    next_at: isOpen && call !== '' ? (refund.next_at?.toISOString() ?? '') : '',
    by_provider: offered.has(refund.trade_no),
    can_choose: isOpen && !isUnderWay({ call, tries }),
    can_retry: isOpen && canTryAgain({ call, tries }),
  };
}
