/** Where a refund is: chosen, released, at the provider, at the bank, or paid back. */
export const REFUND_STAGES = [
  'open',
  'release',
  'due',
  'sending',
  'failed',
  'account',
  'transfer',
  'exported',
  'done',
] as const;
export type RefundStage = (typeof REFUND_STAGES)[number];

interface RefundRow {
  status: string;
  /** `provider`, `account`, `credit`, `hand`, or '' where nothing has been chosen. */
  way: string;
  call: string;
  /** Of the buyer's account: '' before it is entered, `entered`, or `exported` once it was in a bank file. */
  account: string;
}

const BY_CALL: Readonly<Record<string, RefundStage>> = {
  release: 'release',
  due: 'due',
  sending: 'sending',
  failed: 'failed',
};

const BY_ACCOUNT: Readonly<Record<string, RefundStage>> = {
  entered: 'transfer',
  exported: 'exported',
};

export function refundStage({ status, way, call, account }: RefundRow): RefundStage {
  if (status === 'done') return 'done';
  const atProvider = BY_CALL[call];
  if (atProvider !== undefined) return atProvider;
  return way === 'account' ? (BY_ACCOUNT[account] ?? 'account') : 'open';
}

/** The state of a buyer's account, of which the moments are null or missing before they have come. */
export function refundAccountState(
  form: { entered_at: unknown; exported_at: unknown } | null | undefined,
): string {
  if (form?.exported_at) return 'exported';
  return form?.entered_at ? 'entered' : '';
}

const SHOP_TEXTS: Readonly<Record<string, string>> = {
  open: '待選擇退款方式',
  release: '待第二人覆核',
  due: '待金流商退款',
  sending: '已送出，結果查詢中',
  failed: '金流商未退款',
  account: '待訂購人填寫帳號',
  transfer: '待匯款',
  exported: '已下載匯款檔',
  done: '已退款',
} satisfies Record<RefundStage, string>;

/** A refund's stage as the shop reads it; '' for an unknown one. */
export const refundStageText = (stage: string): string => SHOP_TEXTS[stage] ?? '';

const WAY_TEXTS: Readonly<Record<string, string>> = {
  provider: '退到原付款方式',
  account: '匯款',
  credit: '退為購物金',
  hand: '已自行退款',
};

/** How a refund is paid back, as the shop reads it; '' where nothing has been chosen. */
export const refundWayText = (way: string): string => WAY_TEXTS[way] ?? '';

const DONE_TEXTS: Readonly<Record<string, string>> = {
  provider: '已退回原付款方式',
  account: '已匯款到您的帳戶',
  credit: '已退為購物金',
};

/** How and when a refund reaches its buyer, as the buyer reads it. */
export function buyerRefundText({ stage, way }: { stage: string; way: string }): string {
  if (stage === 'done') return DONE_TEXTS[way] ?? '已退款';
  if (stage === 'account') return '待您填寫退款帳號';
  if (stage === 'transfer' || stage === 'exported') return '已收到帳號，匯款中';
  return '退款處理中';
}

/** The most that can still be paid back of a payment, in TWD. */
export const refundRest = (paid: number, refunds: readonly { amount: number }[]): number =>
  Math.max(0, paid - refunds.reduce((sum, { amount }) => sum + amount, 0));
