import type { OrderRefund, OrderRequestRecord } from '@pinpu/shared/contracts';
import { type OrderRequestOffer, orderRequestText, refundReasonText } from '@pinpu/shared/domain';

interface OfferWords {
  button: string;
  title: string;
  text: string;
  confirm: string;
  /** Label of the reason's field; absent if no reason is asked for. */
  reason?: string;
}

export const OFFER_WORDS: Record<OrderRequestOffer, OfferWords> = {
  'cancel-now': {
    button: '取消訂單',
    title: '取消訂單',
    text: '訂單取消後無法恢復。若已取得繳費代碼，請勿再繳費。',
    confirm: '確定取消訂單',
  },
  cancel: {
    button: '申請取消訂單',
    title: '申請取消訂單',
    text: '商店同意後訂單即取消，已付的款項會退還給您。回覆前商品不會寄出。',
    confirm: '送出申請',
    reason: '取消原因',
  },
  return: {
    button: '申請退貨',
    title: '申請退貨',
    text: '收到商品後七天內可以退貨。商店回覆後再寄回商品，款項會退還給您。',
    confirm: '送出申請',
    reason: '退貨原因',
  },
};

const STATES: Readonly<Record<string, string>> = {
  open: '申請，等待商店回覆',
  accepted: '申請已同意',
  declined: '申請未能同意',
  withdrawn: '申請已撤回',
};

/** The state of a request: 取消申請已同意. */
export const requestText = ({ kind, state }: OrderRequestRecord): string =>
  `${orderRequestText(kind)}${STATES[state] ?? '申請'}`;

/** Why money is paid back. */
export const refundReason = ({ reason }: OrderRefund): string => refundReasonText(reason) || '退款';
