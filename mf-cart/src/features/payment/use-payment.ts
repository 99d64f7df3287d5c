import { isApiFailure, isRejected } from '@pinpu/shared/api/failure';
import type { PaymentRedirect } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { useQueryClient } from '@pinpu/shared/query';
import { beginProcessAtom, pushNoticesAtom, useKeepPage, useSetAtom } from '@pinpu/shared/state';
import { useCallback, useRef, useState } from 'react';
import { lastOrderAtom } from '../../state/last-order.ts';
import { ORDERS_KEY } from '../order/use-order.ts';
import { type PaymentForm, paymentForm } from './payment-form.ts';
import { usePageRestored } from './use-page-restored.ts';

/** The step of a payment; `proving` waits for the e-mail's proof, `leaving` holds the form of the payment page. */
type Stage =
  | { at: 'idle' | 'asking' | 'processing' | 'proving' }
  | { at: 'leaving'; form: PaymentForm; pay_way: number; guid: string };

const IDLE: Stage = { at: 'idle' };

/** Shows a failure in the global modal and logs it (spec §4; ledger C9). */
function useReport() {
  const push = useSetAtom(pushNoticesAtom);
  return useCallback(
    (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification requires that a failed checkout is logged (§4).
      console.error('[pinpu] mf-cart/payment', error);
      if (isApiFailure(error)) push(error.notices);
      else
        push([
          { code: 'PAYMENT', message: '無法前往付款頁面，請稍後再試一次。', variant: 'danger' },
        ]);
    },
    [push],
  );
}

interface Payment {
  send: () => Promise<PaymentRedirect['data'] & { pay_way: number }>;
  /** Called once the payment page is known: what was ordered leaves the cart. */
  started: () => void;
  /** Called with a failure before it is shown. */
  failed: (error: unknown) => void;
}

/** The steps to the payment page, for a checkout and for paying again: confirm, send once, redirect. */
export function usePayment({ send, started, failed }: Payment) {
  const [stage, setStage] = useState<Stage>(IDLE);
  const running = useRef(false);
  const begin = useSetAtom(beginProcessAtom);
  const setLastOrder = useSetAtom(lastOrderAtom);
  const report = useReport();
  useKeepPage(stage.at === 'idle' ? undefined : 'payment');
  const queries = useQueryClient();
  usePageRestored(
    useCallback(() => {
      setStage(IDLE);
      // The order may have been paid meanwhile: cached orders are out of date.
      queries.invalidateQueries({ queryKey: [ORDERS_KEY] });
      emitAppEvent('APP_EC_ORDERS_CHANGED', {});
    }, [queries]),
  );

  const pay = async () => {
    // A ref, since state changes too late for a double tap.
    if (running.current) return;
    running.current = true;
    setStage({ at: 'processing' });
    const end = begin({ code: 'PAYMENT', message: '訂單處理中，請稍候，不要關閉這個頁面。' });
    try {
      const { html, guid, ord_code, pay_way } = await send();
      const form = paymentForm(html);
      started();
      setLastOrder({ guid, ord_code });
      setStage({ at: 'leaving', form, pay_way, guid });
    } catch (error) {
      // No order was placed: once the e-mail is proved, the same checkout is sent again.
      if (isRejected(error, 'PROVE_EMAIL')) return setStage({ at: 'proving' });
      setStage(IDLE);
      failed(error);
      report(error);
    } finally {
      end();
      running.current = false;
    }
  };

  return {
    stage,
    ask: () => setStage({ at: 'asking' }),
    cancel: () => setStage(IDLE),
    pay,
  };
}
