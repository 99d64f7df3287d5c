import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import {
  countLike,
  holdCartSession,
  keepLike,
  likeCount,
  removeLike,
  uncountLike,
} from './repository.ts';

interface Wish {
  s: string;
  prd_id: string;
  liked: boolean;
}

/** Moves row and count together; what is so already moves nothing. */
async function settle(tx: Database, { s, prd_id, liked }: Wish, now: Date): Promise<void> {
  if (liked) {
    if (await keepLike(tx, { s, prd_id, c_date: now })) await countLike(tx, prd_id);
  } else if (await removeLike(tx, s, prd_id)) await uncountLike(tx, prd_id);
}

/**
 * Likes a product or takes it back, for a cart session; gives how it stands afterwards.
 * @throws Refusal 400 for a session the shop does not know, 404 for a product it does not sell.
 */
export const likeProduct = (db: Database, wish: Wish, now: Date) =>
  db.transaction(async (tx) => {
    if (!(await holdCartSession(tx, wish.s)))
      throw new Refusal(400, 'SESSION_UNKNOWN', '無法確認您的瀏覽資料，請重新整理頁面後再試一次。');
    if ((await likeCount(tx, wish.prd_id)) === undefined)
      throw new Refusal(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
    await settle(tx, wish, now);
    return { liked: wish.liked, like_count: (await likeCount(tx, wish.prd_id)) ?? 0 };
  });
