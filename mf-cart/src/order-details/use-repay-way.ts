import type { Order } from '@pinpu/shared/contracts';
import { useAtomValue } from '@pinpu/shared/state';
import { useState } from 'react';
import {
  LATER,
  type PayWayChoice,
  payWayChoice,
} from '../features/payment/pay-way/pay-way-choice.ts';
import { payWayOptionsAtom } from '../state/cart-options.ts';

/** The way that stands where none was chosen: the payment page, else the first that fits. */
const standing = ({ canWait, rows }: PayWayChoice) =>
  canWait ? LATER : (rows.find(({ fits }) => fits)?.offer.pay_way ?? LATER);

/** How an order is to be paid again: the last way it was tried in, until another is chosen. */
export function useRepayWay({ pay_way: last, ap_amt }: Order) {
  const [chosen, choose] = useState(last);
  const choice = payWayChoice(useAtomValue(payWayOptionsAtom), ap_amt, chosen);
  return { choice, pay_way: choice.pay_way ?? standing(choice), choose };
}
