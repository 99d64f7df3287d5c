import { type CartSyncUser, useCartSync } from '@pinpu/shared/state';
import { loadApi } from '../api/load-api.ts';

const memberCart: CartSyncUser = {
  send: async (update) => (await loadApi()).updateCart(update),
};

/** Keeps a member's cart in sync on all devices, on every page. */
export const useMemberCart = () => useCartSync(memberCart);
