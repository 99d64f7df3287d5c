import {
  appStore,
  cartAtom,
  noticesAtom,
  orderInfoAtom,
  priceLevelAtom,
  promoCodeAtom,
  sessionIdAtom,
  userTokenAtom,
} from '@pinpu/shared/state';
import { cartChangesAtom } from '../state/cart-changes.ts';
import { couponCodeAtom } from '../state/coupon.ts';
import { lastOrderAtom } from '../state/last-order.ts';
import { orderEmailAtom } from '../state/order-email.ts';
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
  appStore.set(couponCodeAtom, '');
  appStore.set(lastOrderAtom, { guid: '', ord_code: '' });
  appStore.set(orderEmailAtom, '');
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
