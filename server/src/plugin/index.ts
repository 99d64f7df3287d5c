/** The server's API for plug-ins: tables, settings, and the ports they implement. */

export { type ShopSettings, settingRows } from '../modules/base/settings/shop-settings.ts';
export { addGoods, type NewGoods } from '../modules/goods/catalog/goods/repository.ts';
export type { PictureOriginal, PictureSource } from '../modules/goods/picture/port.ts';
export type { Database } from '../platform/db/index.ts';
export {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  categories,
  coupons,
  makers,
  members,
  products,
  promoCodes,
  settings,
  slideshows,
  systemUsers,
  userGroups,
  variants,
} from '../platform/db/schema/index.ts';
export { type DemoRows, demoRowsRow } from './demo-rows.ts';
export type { DemoShop } from './demo-shop.ts';
