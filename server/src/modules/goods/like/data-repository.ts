import { eq, inArray } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { memberLikes, productLikes } from '../../../platform/db/schema/index.ts';

/** Likes are deleted with their member or cart session, by foreign keys. */
export const likeData: DataHooks = {
  tables: {
    member_likes: (db, { cus_id }) =>
      personRows(db, memberLikes, eq(memberLikes.cus_id, cus_id ?? '')),
    product_likes: (db, { sessions }) =>
      personRows(db, productLikes, inArray(productLikes.s, [...sessions])),
  },
};
