export { fetchBizUsers, fetchPublicKey, fetchUserGroups, keepAlive, logInAdmin } from './admin.ts';
export { checkOut, repayOrder, updateCart } from './cart.ts';
export { fetchPublicConfig } from './config.ts';
export { fetchProfile, logOut, requestCode, updateProfile, verifyCode } from './member.ts';
export { fetchOrder } from './orders.ts';
export { fetchPickupStore, openPickupMap } from './pickup.ts';
export type { ProductListParams } from './products.ts';
export {
  fetchFacets,
  fetchHomeProducts,
  fetchProduct,
  fetchProducts,
  fetchProductsById,
  fetchSuggestions,
  likeProduct,
} from './products.ts';
export { createBundleUrl, createShortUrl } from './promo.ts';
