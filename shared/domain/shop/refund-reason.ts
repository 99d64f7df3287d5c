/** Why money is owed back: a payment that was not awaited, an order that was cancelled or returned, or a part of one. */
export type RefundReason = 'twice' | 'late' | 'amount' | 'cancelled' | 'returned' | 'partial';

const TEXTS: Readonly<Record<string, string>> = {
  twice: '重複付款',
  late: '取消後收到的款項',
  amount: '金額不符的款項',
  cancelled: '訂單取消',
  returned: '退貨',
  partial: '部分退款',
} satisfies Record<RefundReason, string>;

/** The reason as text; '' for an unknown one. */
export const refundReasonText = (reason: string): string => TEXTS[reason] ?? '';
