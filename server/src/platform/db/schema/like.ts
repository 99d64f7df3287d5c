import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cartSessions } from './cart.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';

/** Likes: at most one per cart session and product. `products.like_count` outlives the session and its rows here. */
export const productLikes = pgTable(
  'product_likes',
  {
    s: text()
      .notNull()
      .references(() => cartSessions.s, { onDelete: 'cascade' }),
    prd_id: text()
      .notNull()
      .references(() => products.prd_id, { onDelete: 'cascade' }),
    c_date: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.s, t.prd_id] }), index('product_likes_product').on(t.prd_id)],
);
