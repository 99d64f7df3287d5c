import { type CartSyncUser, useCartSync } from '@pinpu/shared/state';

const memberCart: CartSyncUser = {
  send: async (update) => {
    const chunk = import(
      /* webpackChunkName: "member-cart", webpackExports: ["updateCart"] */ '@pinpu/shared/api'
    );
    return (await chunk).updateCart(update);
  },
};

/** Keeps a member's cart the same on all devices, whatever page is open (ADR 0117). */
export const useMemberCart = () => useCartSync(memberCart);
