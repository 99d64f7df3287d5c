import {
  addGoods,
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  categories,
  coupons,
  type Database,
  demoRowsRow,
  makers,
  members,
  promoCodes,
  settings,
  slideshows,
  systemUsers,
  userGroups,
} from '@pinpu/server/plugin';
import { bulkProducts } from '../bulk/bulk-products.ts';
import {
  demoAccountGroups,
  demoBillPeriods,
  demoBillTemplates,
  demoBizUsers,
  demoMerchants,
  demoSystemUsers,
  demoUserGroups,
} from './admin.ts';
import { demoCategoryRows, demoProductRows, demoSlideRows, productRow } from './catalog-rows.ts';
import { demoCouponRows } from './coupon-rows.ts';
import { demoRows } from './demo-rows.ts';
import { inBatches, insertBatches } from './insert-batches.ts';
import { demoMakerRows } from './maker-rows.ts';
import { demoMemberRows, demoPromoCodeRows } from './member-rows.ts';
import { demoSettingRows } from './settings-rows.ts';

/** Fills an empty database with the demo shop in one transaction; always the same except for the registration date. */
export async function seedDemoShop(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await insertBatches(tx, categories, demoCategoryRows());
    await insertBatches(tx, makers, demoMakerRows());
    await inBatches(demoProductRows(), (rows) => addGoods(tx, rows));
    await insertBatches(tx, slideshows, demoSlideRows());
    await insertBatches(tx, settings, demoSettingRows(now));
    await insertBatches(tx, settings, [demoRowsRow(demoRows(now), now)]);
    await insertBatches(tx, members, demoMemberRows(now));
    await insertBatches(tx, promoCodes, demoPromoCodeRows(now));
    await insertBatches(tx, coupons, demoCouponRows(now));
    await insertBatches(tx, bizUsers, demoBizUsers);
    await insertBatches(tx, systemUsers, demoSystemUsers);
    await insertBatches(tx, userGroups, demoUserGroups);
    await insertBatches(tx, bizAccountGroups, demoAccountGroups);
    await insertBatches(tx, bizMerchants, demoMerchants);
    await insertBatches(tx, billTemplates, demoBillTemplates);
    await insertBatches(tx, billPeriods, demoBillPeriods);
  });
}

function* bulkRows(count: number) {
  for (const product of bulkProducts(count)) yield productRow(product);
}

export async function addBulkProducts(db: Database, count: number): Promise<void> {
  await inBatches(bulkRows(count), (rows) => addGoods(db, rows));
}
