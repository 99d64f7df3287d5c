import { SelectField, Stack } from '@pinpu/shared/ui';
import { PayPeriod } from '../pay-way/PayPeriod.tsx';
import { periodsOf } from '../pay-way/pay-period.ts';
import { LATER } from '../pay-way/pay-way-choice.ts';
import { usePaymentWords } from '../payment/use-payment-words.ts';
import type { useRepayWay } from './use-repay-way.ts';

type RepayWayProps = ReturnType<typeof useRepayWay>;

/** The pay way for paying again: a choice of those that fit the order, or text if there is only one. */
function Way({ choice, pay_way, choose }: RepayWayProps) {
  const { payWay } = usePaymentWords();
  const fitting = choice.rows.filter(({ fits }) => fits).map(({ offer }) => offer.pay_way);
  const values = choice.canWait && choice.rows.length > 1 ? [LATER, ...fitting] : fitting;
  if (values.length === 0) return null;
  if (values.length === 1) return <p>付款方式：{payWay(pay_way)}</p>;
  return (
    <SelectField
      label="付款方式"
      value={pay_way}
      onChange={({ currentTarget: { value } }) => choose(Number(value))}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {payWay(value)}
        </option>
      ))}
    </SelectField>
  );
}

export function RepayWay(props: RepayWayProps) {
  const { choice, pay_way, pay_period, amount, choosePeriod } = props;
  return (
    <Stack>
      <Way {...props} />
      <PayPeriod
        periods={periodsOf({ ...choice, pay_way })}
        value={pay_period}
        amount={amount}
        onChoose={choosePeriod}
      />
    </Stack>
  );
}
