import { sql } from 'drizzle-orm';
import { tendProducts } from '../../modules/catalog/repository.ts';
import type { Database } from '../../platform/db/index.ts';
import {
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
} from '../../platform/db/schema/index.ts';
import {
  demoAccountGroups,
  demoBillPeriods,
  demoBillTemplates,
  demoBizUsers,
  demoMerchants,
  demoSystemUsers,
  demoUserGroups,
} from '../admin.ts';
import { bulkProducts } from '../bulk.ts';
import { demoCategoryRows, demoProductRows, demoSlideRows, productRow } from './catalogue-rows.ts';
import { demoCouponRows } from './coupon-rows.ts';
import { insertBatches } from './insert-batches.ts';
import { demoMemberRows, demoPromoCodeRows } from './member-rows.ts';
import { demoSettingRows } from './settings-rows.ts';

/** True where nothing has ever been put on a shelf. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(categories).limit(1);
  return row === undefined;
}

/** Fills an empty database with the demo shop, all or nothing; the same each time but for the day of registration. */
export async function seedDemoShop(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await insertBatches(tx, categories, demoCategoryRows());
    await insertBatches(tx, products, demoProductRows());
    await insertBatches(tx, slideshows, demoSlideRows());
    await insertBatches(tx, settings, demoSettingRows(now));
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

/** Adds `count` made-up products to the demo shop's categories, for measurements. */
export async function seedBulkProducts(db: Database, count: number): Promise<void> {
  await insertBatches(db, products, bulkRows(count));
  await tendProducts(db);
}
