export { atom, createStore, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export { adminBusyAtom, beginAdminCallAtom } from './admin-busy.ts';
export { arrivalRegionAtom } from './arrival-region.ts';
export {
  addToCartAtom,
  cartAtom,
  cartCountAtom,
  cartSubTotalAtom,
  checkoutKeyAtom,
  clearCartAtom,
  removeLineAtom,
  setQuantityAtom,
} from './cart.ts';
export { type CartAnswer, type CartSyncUser, useCartSync } from './cart-sync.ts';
export {
  applyPublicConfigAtom,
  brandAtom,
  brandsAtom,
  categoriesAtom,
  deliveryPlanAtom,
  homeContentAtom,
  homeKeywordsAtom,
  infoPagesAtom,
  initialisedAtom,
  languageAtom,
  logoResourceAtom,
  mailOffersAtom,
  moduleOptionsAtom,
  productUnitAtom,
  publicConfigAtom,
  shippingRulesAtom,
  shopNameAtom,
  shopPromoCodeAtom,
  siteDescriptionAtom,
  startFailedAtom,
  supportAtom,
  webResourcesAtom,
} from './config.ts';
export { renderTimeAtom, shuffleSeedAtom, useBrowserFact } from './hydration.ts';
export { keepPageAtom, useKeepPage } from './keep-page.ts';
export { memberLinesAtom } from './member-base.ts';
export { failMemberAtom, memberLoadingAtom, retryMemberAtom } from './member-loading.ts';
export { beginProcessAtom, dismissNoticesAtom, noticesAtom, pushNoticesAtom } from './notices.ts';
export { orderInfoAtom } from './order-info.ts';
export { persistedAtom } from './persisted.ts';
export {
  confirmPromoCodeAtom,
  dropPromoCodeAtom,
  expirePromoCodeAtom,
  isPromoCodeLostAtom,
  livingCodeAtom,
  livingShopCodeAtom,
  priceLevelAtom,
  promoCodeAtom,
  shownPriceLevelAtom,
  takePromoCodeAtom,
} from './promo.ts';
export { randomId } from './random-id.ts';
export {
  accountEmailAtom,
  adminTokenAtom,
  endSessionAtom,
  memberAtom,
  sessionEndedAtom,
  sessionIdAtom,
  sessionReplacedAtom,
  setMemberAtom,
  signInAtom,
  signOutAtom,
  userTokenAtom,
} from './session.ts';
export { sessionAtom } from './session-atom.ts';
export { appStore, StateProvider } from './store.tsx';
export { unlockStoredAtom } from './stored-atoms.ts';
export { useArrival } from './use-arrival.ts';
export { useDocumentHead } from './use-document-head.ts';
export { useDocumentTitle } from './use-document-title.ts';
export { visitAtom } from './visit.ts';
