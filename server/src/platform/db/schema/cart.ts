import type { CartLine } from '@pinpu/shared/contracts';
import type { LineQuantity } from '@pinpu/shared/domain';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';
import { members } from './member.ts';

/** A cart session `s`; `version` increases with every change, so that two tabs can't check out the same cart twice. */
export const cartSessions = pgTable(
  'cart_sessions',
  {
    s: text().primaryKey(),
    version: integer().notNull().default(0),
    promo_code: plainText(),
    cart: json<CartLine[]>().notNull().default([]),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [index('cart_sessions_age').on(t.u_date)],
);

/** A member's cart, shared by all their devices; deleted with the member. */
export const memberCarts = pgTable('member_carts', {
  cus_id: text()
    .primaryKey()
    .references(() => members.cus_id, { onDelete: 'cascade' }),
  lines: json<LineQuantity[]>().notNull().default([]),
  u_date: moment().notNull(),
});
