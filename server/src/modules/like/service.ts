import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { isIssuedForm } from '../../platform/http/session-query.ts';
import {
  decrementLikeCount,
  deleteLike,
  findLikeCount,
  incrementLikeCount,
  insertCartSession,
  insertLike,
  lockCartSession,
} from './repository.ts';

interface LikeRequest {
  s: string;
  prd_id: string;
  liked: boolean;
}

/** Changes row and count together; a repeated request changes nothing. */
async function applyLike(
  tx: Database,
  { s, prd_id, liked }: LikeRequest,
  now: Date,
): Promise<void> {
  if (liked) {
    if (await insertLike(tx, { s, prd_id, c_date: now })) await incrementLikeCount(tx, prd_id);
  } else if (await deleteLike(tx, s, prd_id)) await decrementLikeCount(tx, prd_id);
}

/**
 * Adds or removes a like for a cart session; returns the state afterwards.
 * @throws Refusal 400 for a session the shop does not know, 404 for a product it does not sell.
 */
export const likeProduct = (db: Database, request: LikeRequest, now: Date) =>
  db.transaction(async (tx) => {
    if (isIssuedForm(request.s)) await insertCartSession(tx, request.s, now);
    if (!(await lockCartSession(tx, request.s)))
      throw new Refusal(400, 'SESSION_UNKNOWN', '無法確認您的瀏覽資料，請重新整理頁面後再試一次。');
    if ((await findLikeCount(tx, request.prd_id)) === undefined)
      throw new Refusal(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
    await applyLike(tx, request, now);
    return { liked: request.liked, like_count: (await findLikeCount(tx, request.prd_id)) ?? 0 };
  });
