import { REFUND_TABS, type RefundTab } from '@pinpu/shared/contracts/backoffice';

const LABELS: Readonly<Record<RefundTab, string>> = {
  choose: '待選擇',
  release: '待覆核',
  failed: '未退款',
  transfer: '待匯款',
  account: '待填帳號',
  provider: '金流商處理中',
  done: '已退款',
};

/** What needs a person comes first. */
const ORDER: readonly RefundTab[] = [
  'choose',
  'release',
  'failed',
  'transfer',
  'account',
  'provider',
  'done',
];

const QUIET: readonly RefundTab[] = ['account', 'provider'];

export const TAB_ITEMS = ORDER.map((id) => ({ id, label: LABELS[id], quiet: QUIET.includes(id) }));

export const EMPTY_TEXTS: Readonly<Record<RefundTab, string>> = {
  choose: '沒有待選擇退款方式的款項。',
  release: '沒有待覆核的退款。',
  failed: '沒有金流商未退的款項。',
  transfer: '沒有待匯款的退款。',
  account: '沒有待填寫帳號的退款。',
  provider: '沒有金流商處理中的退款。',
  done: '還沒有已退的款項。',
};

/** The tab of an address; the first one for an unknown name. */
export const tabOf = (name: string | null): RefundTab =>
  REFUND_TABS.find((tab) => tab === name) ?? 'choose';
