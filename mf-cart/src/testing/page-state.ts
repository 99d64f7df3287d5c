import type { PublicConfig } from '@pinpu/shared/contracts';
import type { PayWayOffer, PickupOffer } from '@pinpu/shared/domain';
import { appStore, orderInfoAtom, publicConfigAtom, sessionIdAtom } from '@pinpu/shared/state';
import { EMPTY_INFO } from './fixtures.ts';

/** A first visit, after the shop has given it a session. */
export function freshState() {
  appStore.set(orderInfoAtom, EMPTY_INFO);
  appStore.set(sessionIdAtom, 'session-1');
}

/** The configuration offers these ways of paying, and pickup where it is given. */
export function offerPayWays(
  pay_ways: PayWayOffer[],
  pay_way_required = false,
  pickup?: PickupOffer,
) {
  const cart = { max_order_num: 50, pay_ways, pay_way_required, ...(pickup && { pickup }) };
  appStore.set(publicConfigAtom, { module_options: { cart } } as unknown as PublicConfig);
}

/** Catches what a form would send, which the test browser can't: action and fields. */
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
