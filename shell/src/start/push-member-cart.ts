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

/** Tells the shop the member's cart as this browser has it, and takes in what other devices put there. */
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
    // Nobody waits for it: the next change of the cart, or the next page, tells it again.
  }
}
