import { isApiFailure } from '@pinpu/shared/api/client';
import type { Order } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { userTokenAtom, useStore } from '@pinpu/shared/state';
import { repayOrder } from '../api/checkout.ts';
import { LATER } from '../features/payment/pay-way/pay-way-choice.ts';
import { usePayment } from '../features/payment/use-payment.ts';

const NOT_PAYABLE = 'ORDER_NOT_PAYABLE';

/**
 * 重新付款, in the way chosen: in the member's name while signed in, else as a guest with the order's e-mail
 * (ledger D7). `refused` hears that the order stands otherwise than it was shown: paid meanwhile, or given up.
 */
export function useRepay(
  { guid, cus_email }: Order,
  { pay_way, pay_period }: { pay_way: number; pay_period: number | undefined },
  refused: () => void,
) {
  const store = useStore();
  const way = pay_period === undefined ? { pay_way } : { pay_way, pay_period };
  const access = { acc_email: cus_email, ...(pay_way === LATER ? {} : way) };
  const call = async () => {
    const signedIn = store.get(userTokenAtom) !== '';
    try {
      return await repayOrder(guid, access, signedIn);
    } catch (error) {
      if (!signedIn || !isApiFailure(error) || error.status !== 401) throw error;
      // The sign-in has run out; whoever has the order open may still pay it as a guest.
      return repayOrder(guid, access, false);
    }
  };
  return usePayment(
    async () => ({ ...(await call()), pay_way }),
    (error) => {
      const isOther = isApiFailure(error) && error.notices.some(({ code }) => code === NOT_PAYABLE);
      if (!isOther) return;
      refused();
      emitAppEvent('APP_EC_ORDERS_CHANGED', {});
    },
  );
}
