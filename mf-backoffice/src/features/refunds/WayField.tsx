import { refundWayText } from '@pinpu/shared/domain';
import { SelectField } from '@pinpu/shared/ui';

export type RefundWay = '' | 'provider' | 'account' | 'credit' | 'hand';

const HINTS: Readonly<Record<RefundWay, string>> = {
  '': '之後在訂單裡選擇',
  provider: '由金流商退回信用卡或電子錢包',
  account: '寄信請訂購人填寫收款帳號，再由銀行匯款',
  credit: '訂購人同意才選；立刻存入會員的購物金，不會到期',
  hand: '已在金流商後台或以其他方式退還',
};

interface WayFieldProps {
  value: RefundWay;
  /** Whether the provider can pay it back. */
  byProvider: boolean;
  /** Whether it can be paid back as store credit. */
  asCredit: boolean;
  /** Whether the choice can be left for later. */
  optional?: boolean;
  error?: string;
  onChange: (way: RefundWay) => void;
}

/** The usual way: back through the provider, or else by bank transfer. */
export const usualWay = (byProvider: boolean): RefundWay => (byProvider ? 'provider' : 'account');

const isWay = (text: string): text is RefundWay => Object.hasOwn(HINTS, text);

/** How a refund is paid back. */
export function WayField({ value, byProvider, asCredit, optional, ...field }: WayFieldProps) {
  const { error = '', onChange } = field;
  const ways: RefundWay[] = [
    ...(byProvider ? (['provider'] as const) : []),
    'account',
    ...(asCredit ? (['credit'] as const) : []),
    'hand',
  ];
  return (
    <SelectField
      label="退款方式"
      hint={HINTS[value]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => isWay(currentTarget.value) && onChange(currentTarget.value)}
    >
      {optional && <option value="">稍後再選</option>}
      {ways.map((way) => (
        <option key={way} value={way}>
          {refundWayText(way)}
        </option>
      ))}
    </SelectField>
  );
}
