import { isApiFailure } from '@pinpu/shared/api/failure';
import type { CartPath } from '@pinpu/shared/domain';
import { pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { useCallback, useState } from 'react';
import { openPickupMap } from '../../../api/pickup.ts';
import { type PaymentForm, paymentForm } from '../../../features/payment/payment-form.ts';
import { usePageRestored } from '../../../features/payment/use-page-restored.ts';

/** Submits a form by navigation, with a hidden form element. */
function send({ method, action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = method;
  form.action = action;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

const LOST = {
  code: 'PICKUP',
  message: '暫時無法開啟門市地圖，請稍後再試。',
  variant: 'danger',
} as const;

/** Opens a chain's store map; the input of the order form is kept. */
export function useStoreMap(back: CartPath) {
  const [leavingFor, setLeavingFor] = useState<string>();
  const push = useSetAtom(pushNoticesAtom);
  usePageRestored(useCallback(() => setLeavingFor(undefined), []));
  const open = async (chain: string) => {
    if (leavingFor !== undefined) return;
    setLeavingFor(chain);
    try {
      send(paymentForm(await openPickupMap(chain, back)));
    } catch (error) {
      setLeavingFor(undefined);
      push(isApiFailure(error) ? error.notices : [LOST]);
    }
  };
  return { leavingFor, open };
}
