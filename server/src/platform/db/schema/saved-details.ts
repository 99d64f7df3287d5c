import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';
import { members } from './member.ts';

/**
 * Recipients and invoices that members have saved for their next orders, with the fields of an order; fields
 * of the other kind are ''. Deleted with the member.
 */
export const savedDetails = pgTable(
  'saved_details',
  {
    id: text().primaryKey(),
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
    kind: text().$type<'recipient' | 'invoice'>().notNull(),
    /** SHA-256 of what identifies the details; equal for duplicates of a kind. */
    content_hash: text().notNull(),
    /** Whether orders start with it. */
    is_default: boolean().notNull().default(false),
    /** The member's own name for it. */
    label: plainText(),
    cnt_name: plainText(),
    phone1: plainText(),
    email: plainText(),
    addr1_postcode: plainText(),
    addr1: plainText(),
    invoice_title: plainText(),
    invoice_vatid: plainText(),
    invoice_carrier_type: plainText(),
    invoice_carrier_num: plainText(),
    invoice_love_code: plainText(),
    /** When it was saved or last used in an order. */
    used_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('saved_details_content').on(t.cus_id, t.kind, t.content_hash),
    uniqueIndex('saved_details_default').on(t.cus_id, t.kind).where(sql`is_default`),
  ],
);
