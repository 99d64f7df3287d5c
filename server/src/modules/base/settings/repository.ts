import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { settings, slideshows } from '../../../platform/db/schema/index.ts';
import { type ShopSettings, settingsOf } from './shop-settings.ts';

export async function findSettingRows(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.select().from(settings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export const findSettings = async (db: Database): Promise<ShopSettings> =>
  settingsOf(await findSettingRows(db));

/** How the shop ships; undefined where only the specification's fee applies. Read alone, since every cart asks for it. */
export async function findShippingRules(db: Database): Promise<ShopSettings['shipping_rules']> {
  const [row] = await db
    .select({ shipping_rules: settings.value })
    .from(settings)
    .where(eq(settings.name, 'shipping_rules'));
  return settingsOf(row ?? {}).shipping_rules;
}

/** How rules of price meet. Read alone, as carts with rules ask for it. */
export async function findRuleCombination(
  db: Database,
): Promise<ShopSettings['price_rule_combination']> {
  const [row] = await db
    .select({ price_rule_combination: settings.value })
    .from(settings)
    .where(eq(settings.name, 'price_rule_combination'));
  return settingsOf(row ?? {}).price_rule_combination;
}

/** How the shop gives and takes store credit; undefined where it is off. Read alone, as every member's cart asks for it. */
export async function findCreditTerms(db: Database): Promise<ShopSettings['store_credit']> {
  const [row] = await db
    .select({ store_credit: settings.value })
    .from(settings)
    .where(eq(settings.name, 'store_credit'));
  return settingsOf(row ?? {}).store_credit;
}

/** Levels of members, and the coupon of their birthday. Read alone, as carts with rules for levels ask for them. */
export async function findMemberSettings(
  db: Database,
): Promise<Pick<ShopSettings, 'member_levels' | 'birthday_coupon'>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, ['member_levels', 'birthday_coupon']));
  return settingsOf(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

/** Subquery with the stored synonyms, for a larger statement. */
export const storedSynonyms = sql`(SELECT value FROM ${settings} WHERE name = 'search_synonyms')`;

/** Until the transaction ends, nobody else can change settings or slides; reading is possible. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${settings} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Enabled slides; the page checks whether today is within their dates. */
export async function findSlideshows(db: Database) {
  const rows = await db
    .select()
    .from(slideshows)
    .where(eq(slideshows.enable, true))
    .orderBy(asc(slideshows.sort), asc(slideshows.id));
  return rows.map(({ sort: _sort, ...slide }) => slide);
}

export async function findAllSlides(db: Database) {
  const rows = await db.select().from(slideshows).orderBy(asc(slideshows.sort), asc(slideshows.id));
  return rows.map(({ sort: _sort, ...slide }) => slide);
}

export async function updateSlides(
  tx: Database,
  slides: readonly Omit<typeof slideshows.$inferInsert, 'sort'>[],
): Promise<void> {
  await tx.delete(slideshows);
  if (slides.length === 0) return;
  await tx.insert(slideshows).values(slides.map((slide, sort) => ({ ...slide, sort })));
}

export async function upsertSetting(
  tx: Database,
  name: string,
  value: unknown,
  u_date: Date,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value, u_date })
    .onConflictDoUpdate({ target: settings.name, set: { value, u_date } });
}

export async function deleteSetting(tx: Database, name: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.name, name));
}
