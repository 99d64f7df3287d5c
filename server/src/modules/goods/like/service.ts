import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { notSignedIn, type RequestMember } from '../../../platform/http/request-member.ts';
import { isIssuedForm } from '../../../platform/http/session-query.ts';
import {
  countLikes,
  decrementLikeCounts,
  deleteLike,
  findLikeable,
  hasLiked,
  incrementLikeCount,
  insertCartSession,
  insertLike,
  type LikeOwner,
  lockCartSession,
  lockMember,
  mergeSessionLikes,
} from './repository.ts';

/** How many products a person can like; merging at sign-in may exceed it. */
const MAX_LIKES = 500;

/** Who likes: the member, if signed in, and the browser's cart session. */
export interface Liker {
  member: Pick<RequestMember, 'cus_id'> | null;
  s: string;
}

/** Moves a browser's likes to the member; a product that both liked counts once. */
export const mergeLikes = (db: Database, s: string, cus_id: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockCartSession(tx, s)) || !(await lockMember(tx, cus_id))) return;
    const again = await mergeSessionLikes(tx, s, cus_id);
    if (again.length > 0) await decrementLikeCounts(tx, again);
  });

/** A member's likes made in this browser before signing in are merged first. */
export async function likeOwner(db: Database, { member, s }: Liker): Promise<LikeOwner> {
  if (member === null) return { s };
  if ((await countLikes(db, { s })) > 0) await mergeLikes(db, s, member.cus_id);
  return { cus_id: member.cus_id };
}

export async function isLiked(db: Database, { member, s }: Liker, prd_id: string) {
  if (member !== null && (await hasLiked(db, { cus_id: member.cus_id }, prd_id))) return true;
  return hasLiked(db, { s }, prd_id);
}

async function lockOwner(tx: Database, owner: LikeOwner, now: Date): Promise<void> {
  if ('cus_id' in owner) {
    if (await lockMember(tx, owner.cus_id)) return;
    throw notSignedIn();
  }
  if (isIssuedForm(owner.s)) await insertCartSession(tx, owner.s, now);
  if (!(await lockCartSession(tx, owner.s)))
    throw new Rejection(400, 'SESSION_UNKNOWN', '無法確認您的瀏覽資料，請重新整理頁面後再試一次。');
}

async function addLike(tx: Database, owner: LikeOwner, prd_id: string, c_date: Date) {
  const product = await findLikeable(tx, prd_id);
  if (product?.enabled !== true)
    throw new Rejection(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
  const { price } = product;
  if (!(await insertLike(tx, owner, { prd_id, price, c_date }))) return;
  if ((await countLikes(tx, owner)) > MAX_LIKES)
    throw new Rejection(
      409,
      'LIKES_FULL',
      `最多可以收藏 ${MAX_LIKES} 件商品，請先到「我的收藏」移除一些。`,
    );
  await incrementLikeCount(tx, prd_id);
}

/** Also works for a product that is no longer for sale. */
async function removeLike(tx: Database, owner: LikeOwner, prd_id: string) {
  if (!(await findLikeable(tx, prd_id)))
    throw new Rejection(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
  if (await deleteLike(tx, owner, prd_id)) await decrementLikeCounts(tx, [prd_id]);
}

/**
 * Adds or removes a like and updates the product's count in one transaction; a repeated request changes nothing.
 * Returns the state afterwards. @throws Rejection 400 for a session the shop does not know, 404 for a product it does
 * not sell, 409 beyond the limit.
 */
export async function likeProduct(
  db: Database,
  { liked, prd_id, ...liker }: Liker & { prd_id: string; liked: boolean },
  now: Date,
) {
  const owner = await likeOwner(db, liker);
  return db.transaction(async (tx) => {
    await lockOwner(tx, owner, now);
    await (liked ? addLike(tx, owner, prd_id, now) : removeLike(tx, owner, prd_id));
    return { liked, like_count: (await findLikeable(tx, prd_id))?.like_count ?? 0 };
  });
}
