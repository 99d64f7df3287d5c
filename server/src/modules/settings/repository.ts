import { asc, eq } from 'drizzle-orm';
import { parse } from 'zod/mini';
import type { Database } from '../../platform/db/index.ts';
import { settings, slideshows } from '../../platform/db/schema/index.ts';
import { type ShopSettings, shopSettingsSchema } from './shop-settings.ts';

export async function findSettings(db: Database): Promise<ShopSettings> {
  const rows = await db.select().from(settings);
  return parse(
    shopSettingsSchema,
    Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  );
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

/** All slides in order, enabled or not. */
export async function findAllSlides(db: Database) {
  const rows = await db.select().from(slideshows).orderBy(asc(slideshows.sort), asc(slideshows.id));
  return rows.map(({ sort: _sort, ...slide }) => slide);
}

/** Replaces all slides. */
export async function replaceSlides(
  tx: Database,
  slides: readonly Omit<typeof slideshows.$inferInsert, 'sort'>[],
): Promise<void> {
  await tx.delete(slideshows);
  if (slides.length === 0) return;
  await tx.insert(slideshows).values(slides.map((slide, sort) => ({ ...slide, sort })));
}

/** Writes one row of the table `settings`. */
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
