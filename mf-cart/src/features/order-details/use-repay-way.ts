import type { Order } from '@pinpu/shared/contracts';
import { payWaysOfRecWay } from '@pinpu/shared/domain';
import { useAtomValue } from '@pinpu/shared/state';
import { useState } from 'react';
import { cartOptionsAtom } from '../../state/cart-options.ts';
import { payPeriodOf } from '../pay-way/pay-period.ts';
import { LATER, type PayWayChoice, payWayChoice } from '../pay-way/pay-way-choice.ts';

/** The default: the payment page if allowed, else the first pay way that fits. */
const defaultPayWay = ({ canWait, rows }: PayWayChoice) =>
  canWait ? LATER : (rows.find(({ fits }) => fits)?.offer.pay_way ?? LATER);

/** How an order is paid again: with the pay way of the last attempt, until another is chosen. */
export function useRepayWay({ pay_way: last, pay_period: lastPeriod, rec_way, ap_amt }: Order) {
  const [chosen, choose] = useState(last);
  const [period, choosePeriod] = useState(lastPeriod);
  const options = useAtomValue(cartOptionsAtom);
  const pay_ways = payWaysOfRecWay(options.pay_ways, rec_way);
  const choice = payWayChoice({ ...options, pay_ways }, ap_amt, chosen);
  const pay_way = choice.pay_way ?? defaultPayWay(choice);
  const pay_period = payPeriodOf({ ...choice, pay_way }, period);
  return { choice, pay_way, pay_period, amount: ap_amt, choose, choosePeriod };
}
