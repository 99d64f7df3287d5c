import type { FavouritesPage } from '@pinpu/shared/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import { forReader } from '../catalog/for-reader.ts';
import { findProductsById } from '../catalog/repository.ts';
import { countLikes, findLikedIds, findLikes } from '../like/repository.ts';
import { likeOwner } from '../like/service.ts';

const PAGE = 24;

interface Reader {
  member: RequestMember | null;
  s: string;
}

const cursorOf = ({ c_date, prd_id }: { c_date: Date; prd_id: string }) =>
  `${c_date.toISOString()}~${prd_id}`;

/** Parses a cursor: the last like of the page before. Undefined for the first page, and for an invalid cursor. */
function readCursor(after: string) {
  const [time = '', id = ''] = after.split('~');
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? undefined : { at, id };
}

/** Newest first, with their current prices and stock. */
export async function favouritesPage(
  db: Database,
  reader: Reader,
  after: string,
): Promise<FavouritesPage> {
  const owner = await likeOwner(db, reader);
  const found = await findLikes(db, owner, { cursor: readCursor(after), limit: PAGE + 1 });
  const { rows, next } = pageOf(found, PAGE, cursorOf);
  const products = await findProductsById(
    db,
    rows.map(({ prd_id }) => prd_id),
  );
  const items = new Map(
    products.map((product) => [product.prd_id, forReader(product, reader.member)]),
  );
  return {
    items: rows.map(({ prd_id, prd_name, prd_man_pic, price }) => {
      const item = items.get(prd_id);
      return { prd_id, prd_name, prd_man_pic, liked_price: price, ...(item && { item }) };
    }),
    total: await countLikes(db, owner),
    next,
  };
}

export const likedIds = async (db: Database, reader: Reader): Promise<string[]> =>
  findLikedIds(db, await likeOwner(db, reader));
