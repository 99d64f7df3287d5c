import { eq } from 'drizzle-orm';
import { listDueProducts } from '../../modules/goods/catalog/list-due-products.ts';
import { products, variants } from '../../platform/db/schema/index.ts';
import type { TestApp } from '../test-app.ts';
import { importContent } from './goods.ts';

/** A moment of a goods file. */
export const HOUR_MS = 3_600_000;
const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** In some hours, as a goods file has it. */
export const inHours = ({ clock }: TestApp, hours: number): string =>
  taipei.format(new Date(clock.now().getTime() + hours * HOUR_MS));

interface Special {
  price: number;
  from?: string;
  until?: string;
}

/** Gives a product a special price by a goods file. */
export const setSpecial = (
  shop: TestApp,
  prd_id: string,
  { price, from = '', until = '' }: Special,
) => importContent(shop, `商品編號,特價,特價開始,特價結束\n${prd_id},${price},${from},${until}\n`);

/** Moves the clock, and runs the schedule. */
export async function pass(shop: TestApp, hours: number) {
  shop.clock.advance(hours * HOUR_MS);
  await listDueProducts(shop.db, shop.clock.now());
}

/** The variants of a product with what the schedule writes. */
export const specialsOf = ({ db }: TestApp, prd_id: string) =>
  db
    .select({
      ...{ var_id: variants.var_id, special_on: variants.special_on },
      ...{ price_now: variants.price_now, enabled: products.enabled },
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(eq(variants.prd_id, prd_id))
    .orderBy(variants.var_id);
