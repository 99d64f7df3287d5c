import type { PublicConfig } from '@pinpu/shared/contracts';
import type { PayWayOffer, PickupOffer } from '@pinpu/shared/domain';
import { queryClient } from '@pinpu/shared/query';
import { appStore, publicConfigAtom, sessionIdAtom } from '@pinpu/shared/state';
import { paymentWordsQuery } from '../features/payment/use-payment-words.ts';

/** A first visit: the shop has issued a session, and has no texts for payments. */
export function freshState() {
  appStore.set(sessionIdAtom, 'session-1');
  queryClient.setQueryData(paymentWordsQuery('zh-TW').queryKey, { pay_way: {}, status: {} });
}

/** A configuration with these pay ways, and with pickup if given. */
export function offerPayWays(
  pay_ways: PayWayOffer[],
  pay_way_required = false,
  pickup?: PickupOffer,
) {
  const cart = { max_order_num: 50, pay_ways, pay_way_required, ...(pickup && { pickup }) };
  appStore.set(publicConfigAtom, { module_options: { cart } } as unknown as PublicConfig);
}

/** Records the forms that would be submitted, with action and fields; jsdom can't submit. */
export function catchSubmits() {
  const sent: { action: string | null; fields: Record<string, FormDataEntryValue> }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push({
      action: this.getAttribute('action'),
      fields: Object.fromEntries(new FormData(this)),
    });
  });
  return sent;
}
