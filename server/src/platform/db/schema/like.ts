import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cartSessions } from './cart.ts';
import { products } from './catalog.ts';
import { amount, moment } from './columns.ts';
import { members } from './member.ts';

const liked = () => ({
  prd_id: text()
    .notNull()
    .references(() => products.prd_id, { onDelete: 'cascade' }),
  /** The list price when it was liked; 0 in rows of older releases. */
  price: amount(),
  c_date: moment().notNull(),
});

/** Likes of guests: at most one per cart session and product. `products.like_count` outlives the session and its rows here. */
export const productLikes = pgTable(
  'product_likes',
  {
    s: text()
      .notNull()
      .references(() => cartSessions.s, { onDelete: 'cascade' }),
    ...liked(),
  },
  (t) => [primaryKey({ columns: [t.s, t.prd_id] }), index('product_likes_product').on(t.prd_id)],
);

/** Likes of members, on all their devices. Deleted with the member; the product's count stays. */
export const memberLikes = pgTable(
  'member_likes',
  {
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
    ...liked(),
  },
  (t) => [
    primaryKey({ columns: [t.cus_id, t.prd_id] }),
    index('member_likes_product').on(t.prd_id),
  ],
);
