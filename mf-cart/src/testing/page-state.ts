import type { PublicConfig } from '@pinpu/shared/contracts';
import { type PayWayOffer, type PickupOffer, REC_WAY } from '@pinpu/shared/domain';
import {
  appStore,
  cartAtom,
  memberLinesAtom,
  noticesAtom,
  orderInfoAtom,
  priceLevelAtom,
  promoCodeAtom,
  publicConfigAtom,
  sessionIdAtom,
  userTokenAtom,
} from '@pinpu/shared/state';
import { cartChangesAtom } from '../state/cart-changes.ts';
import { couponCodeAtom } from '../state/coupon.ts';
import { lastOrderAtom } from '../state/last-order.ts';
import { orderEmailAtom } from '../state/order-email.ts';
import { chosenPayPeriodAtom, chosenPayWayAtom } from '../state/pay-way.ts';
import { chosenRecWayAtom, storeMetaAtom } from '../state/receiving.ts';
import { forgetRemovedAtom } from '../state/removed-lines.ts';
import { EMPTY_INFO } from './fixtures.ts';

/** The page's store as on a first visit. */
export function freshState() {
  appStore.set(cartAtom, []);
  appStore.set(orderInfoAtom, EMPTY_INFO);
  appStore.set(sessionIdAtom, 'session-1');
  appStore.set(promoCodeAtom, '');
  appStore.set(priceLevelAtom, 0);
  appStore.set(userTokenAtom, '');
  appStore.set(noticesAtom, []);
  appStore.set(cartChangesAtom, []);
  appStore.set(forgetRemovedAtom);
  appStore.set(memberLinesAtom, []);
  appStore.set(couponCodeAtom, '');
  appStore.set(lastOrderAtom, { guid: '', ord_code: '' });
  appStore.set(orderEmailAtom, '');
  appStore.set(chosenPayWayAtom, undefined);
  appStore.set(chosenPayPeriodAtom, undefined);
  appStore.set(chosenRecWayAtom, REC_WAY.home);
  appStore.set(storeMetaAtom, '');
  appStore.set(publicConfigAtom, undefined);
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
