import { updateCart } from '@pinpu/shared/api';
import {
  applyMemberCartAtom,
  appStore,
  cartAtom,
  memberMergeParamsAtom,
  promoCodeAtom,
  sessionIdAtom,
  userTokenAtom,
} from '@pinpu/shared/state';

/** Pushes this browser's cart to the member's cart, and applies the lines from other devices. */
export async function pushMemberCart() {
  const token = appStore.get(userTokenAtom);
  const sent = appStore.get(cartAtom);
  try {
    const view = await updateCart({
      s: appStore.get(sessionIdAtom),
      cart: sent,
      promo_code: appStore.get(promoCodeAtom),
      ...appStore.get(memberMergeParamsAtom),
    });
    appStore.set(applyMemberCartAtom, { token, sent, view });
  } catch {
    // Background sync: the next change of the cart, or the next page, retries it.
  }
}
