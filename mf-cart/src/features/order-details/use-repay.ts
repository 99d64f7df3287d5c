import { isRejected } from '@pinpu/shared/api/failure';
import { type CartLine, type Order, soldLines } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { cartAtom, userTokenAtom, useStore } from '@pinpu/shared/state';
import { repayOrder } from '../../api/checkout.ts';
import { LATER } from '../pay-way/pay-way-choice.ts';
import { usePayment } from '../payment/use-payment.ts';

/** The cart without the ordered units; what was added since then stays (ledger D6). */
const withoutOrdered = (cart: CartLine[], ordered: CartLine[]) =>
  cart.map((line) => {
    const covered = ordered.find(({ prd_id, gift }) => prd_id === line.prd_id && !gift)?.qty ?? 0;
    return { ...line, qty: Math.max(0, line.qty - covered) };
  });

/**
 * 重新付款 with the selected pay way: as a member if signed in, else as a guest with the order's e-mail (ledger D7).
 * `onRejected` is called if the order differs from the one shown: paid or cancelled meanwhile.
 */
export function useRepay(
  order: Order,
  { pay_way, pay_period }: { pay_way: number; pay_period: number | undefined },
  onRejected: () => void,
) {
  const { guid, cus_email } = order;
  const store = useStore();
  const way = pay_period === undefined ? { pay_way } : { pay_way, pay_period };
  const access = { acc_email: cus_email, ...(pay_way === LATER ? {} : way) };
  const call = async () => {
    const signedIn = store.get(userTokenAtom) !== '';
    try {
      return await repayOrder(guid, access, signedIn);
    } catch (error) {
      if (!signedIn || !isRejected(error, 'NOT_SIGNED_IN')) throw error;
      // The session has expired; a guest who can open the order may pay it nevertheless.
      return repayOrder(guid, access, false);
    }
  };
  return usePayment({
    send: async () => ({ ...(await call()), pay_way }),
    started: () => store.set(cartAtom, withoutOrdered(store.get(cartAtom), soldLines(order))),
    failed: (error) => {
      if (!isRejected(error, 'ORDER_NOT_PAYABLE')) return;
      onRejected();
      emitAppEvent('APP_EC_ORDERS_CHANGED', {});
    },
  });
}
