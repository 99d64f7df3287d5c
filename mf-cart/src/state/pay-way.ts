import { atom } from '@pinpu/shared/state';
import { payWayChoice } from '../features/payment/pay-way/pay-way-choice.ts';
import { payWayOptionsAtom } from './cart-options.ts';
import { cartAmountsAtom } from './coupon.ts';

const KEY = 'payWay';

function kept(): number | undefined {
  try {
    const value = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return Number.isInteger(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const heldAtom = atom(kept());

/** The way chosen on the order page, for this visit: back from the payment page it is still chosen. */
export const chosenPayWayAtom = atom(
  (get) => get(heldAtom),
  (_get, set, pay_way: number | undefined) => {
    set(heldAtom, pay_way);
    try {
      if (pay_way === undefined) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(pay_way));
    } catch {
      // The choice still lives in the atom; only the way back from the payment page loses it.
    }
  },
);

/** What can be chosen for the cart as it stands, and what stands chosen. */
export const payWayChoiceAtom = atom((get) =>
  payWayChoice(get(payWayOptionsAtom), get(cartAmountsAtom).inv_amt, get(chosenPayWayAtom)),
);
