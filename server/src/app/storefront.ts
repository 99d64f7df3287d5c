import { shopContent } from '../modules/base/settings/shop-content.ts';
import { findBundle, findCategories } from '../modules/goods/catalog/category-repository.ts';
import { firstPictures } from '../modules/goods/catalog/first-pictures.ts';
import { findMaker } from '../modules/goods/catalog/maker-repository.ts';
import {
  findCatalogExtent,
  findCatalogIds,
  findMainPicture,
  findMakerIds,
  findSharedProduct,
} from '../modules/goods/catalog/page-repository.ts';
import { configuredPayment, paymentProvider } from '../modules/sales/payment/provider.ts';
import { offersOf } from '../modules/sales/pickup/offers.ts';
import { configuredLogistics, logisticsProvider } from '../modules/sales/pickup/provider.ts';
import { promoEntitlement } from '../modules/sales/promo/links/repository.ts';
import { findShopPromoCode } from '../modules/sales/public-config/repository.ts';
import { configFacts, guestConfig } from '../modules/sales/public-config/service.ts';
import type { App, Deps } from '../platform/module.ts';
import type { Storefront } from '../platform/storefront.ts';

export function storefrontOf(
  app: App,
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'serverKey'>,
): Storefront {
  const { config, db, clock } = deps;
  const providers = { provider: paymentProvider(app, deps), logistics: logisticsProvider(deps) };
  return {
    formOrigins: [
      ...configuredPayment(config).formOrigins,
      ...(configuredLogistics(config)?.formOrigins ?? []),
    ],
    guestConfig: async () => {
      const content = await shopContent(db);
      const offers = offersOf(content.settings, providers);
      return guestConfig(db, { ...configFacts(config), content, offers, now: clock() });
    },
    findCategories: () => findCategories(db),
    findShopPromoCode: () => findShopPromoCode(db),
    hasGroupPrices: async (code, now) => (await promoEntitlement(db, code, now)).pl === 1,
    findMaker: (maker_id) => findMaker(db, maker_id),
    findMakerIds: () => findMakerIds(db),
    findProduct: (prd_id) => findSharedProduct(db, prd_id),
    findBundle: (code) => findBundle(db, code),
    findCatalogExtent: () => findCatalogExtent(db),
    findCatalogIds: (page, size) => findCatalogIds(db, page, size),
    findMainPicture: (id, var_id) => findMainPicture(db, id, var_id),
    findFirstPictures: (cate, count) => firstPictures(db, cate, count),
  };
}
