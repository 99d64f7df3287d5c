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

/** Slides that are switched on; whether today is within their dates is for who shows them. */
export async function findSlideshows(db: Database) {
  const rows = await db
    .select()
    .from(slideshows)
    .where(eq(slideshows.enable, true))
    .orderBy(asc(slideshows.sort), asc(slideshows.id));
  return rows.map(({ sort: _sort, ...slide }) => slide);
}
