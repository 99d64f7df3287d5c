import { payWaysOfRecWay } from '@pinpu/shared/domain';
import { atom, sessionAtom } from '@pinpu/shared/state';
import { payPeriodOf } from '../features/pay-way/pay-period.ts';
import { payWayChoice } from '../features/pay-way/pay-way-choice.ts';
import { cartOptionsAtom } from './cart-options.ts';
import { cartAmountsAtom } from './coupon.ts';
import { receivingAtom } from './receiving.ts';

const KEY = 'payWay';

function stored(): number | undefined {
  try {
    const value = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return Number.isInteger(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const chosenAtom = sessionAtom<number | undefined>(undefined);

/** The pay way selected on the order page. It lasts for the visit, so it survives going to the payment page. */
export const chosenPayWayAtom = atom(
  (get) => get(chosenAtom) ?? stored(),
  (_get, set, pay_way: number | undefined) => {
    try {
      if (pay_way === undefined) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(pay_way));
    } catch {
      // Storage is unavailable: the selection is still in the atom, and lost only by a reload.
    }
    set(chosenAtom, pay_way);
  },
);

/** The number of instalments selected on the order page, in memory only. */
export const chosenPayPeriodAtom = atom<number | undefined>(undefined);

/** The pay way options for the current cart and delivery method, with the selected one. */
export const payWayChoiceAtom = atom((get) => {
  const options = get(cartOptionsAtom);
  const pay_ways = payWaysOfRecWay(options.pay_ways, get(receivingAtom).rec_way);
  const amount = get(cartAmountsAtom).ap_amt;
  const choice = payWayChoice({ ...options, pay_ways }, amount, get(chosenPayWayAtom));
  return { ...choice, pay_period: payPeriodOf(choice, get(chosenPayPeriodAtom)) };
});
