import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { safeHtml } from '../../html/safe-html.ts';

/** A point in time, set by the application's clock and read back as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Text that is '' rather than null when empty. */
export const plainText = () => text().notNull().default('');

const safeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: safeHtml,
});

/** HTML of the shop, '' when empty; always sanitised on write. */
export const htmlText = () => safeText().notNull().default('');

/** Whole TWD (spec §1: no decimals). */
export const amount = () => integer().notNull().default(0);

export const json = <T>() => jsonb().$type<T>();

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** The character bigrams of a text, searched through a GIN index. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
