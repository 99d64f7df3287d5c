import { SelectField } from '@pinpu/shared/ui';
import { periodText } from './pay-period.ts';

interface PayPeriodProps {
  periods: readonly number[];
  /** The selected number of instalments. */
  value: number | undefined;
  /** The amount to be paid, in TWD. */
  amount: number;
  onChoose: (periods: number) => void;
}

/** The choice of the number of instalments, each with its amount; nothing if there is no choice. */
export function PayPeriod({ periods, value, amount, onChoose }: PayPeriodProps) {
  if (periods.length === 0) return null;
  return (
    <SelectField
      label="分期期數"
      hint="實際每期金額以發卡銀行帳單為準。"
      value={value}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {periods.map((count) => (
        <option key={count} value={count}>
          {periodText(count, amount)}
        </option>
      ))}
    </SelectField>
  );
}
