/** What a plug-in may use of the server: tables, settings, and the ports it implements. */

export type { PictureOriginal, PictureSource } from '../modules/picture/port.ts';
export { type ShopSettings, settingRows } from '../modules/settings/shop-settings.ts';
export type { Database } from '../platform/db/index.ts';
export {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  categories,
  coupons,
  members,
  products,
  promoCodes,
  settings,
  slideshows,
  systemUsers,
  userGroups,
} from '../platform/db/schema/index.ts';
export type { DemoShop } from './demo-shop.ts';
