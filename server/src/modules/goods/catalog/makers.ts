import type { Maker, MakerCard, ProductLabel } from '@pinpu/shared/contracts';
import { makerDescription } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import { forReader } from './for-reader.ts';
import { countMakerGoods, findMaker, findMakerGoods, findMakerOf } from './maker-repository.ts';
import { findProductsById } from './repository.ts';

/** Goods of a maker that its page asks for at once. */
export const MAKER_GOODS = 48;

/** A maker with a page of its goods; null for an unknown or hidden one. */
export async function makerPage(
  db: Database,
  maker_id: string,
  page: number,
  reader: RequestMember | null,
): Promise<Maker | null> {
  const maker = await findMaker(db, maker_id);
  if (!maker) return null;
  const prd_ids = await findMakerGoods(db, maker_id, { page, size: MAKER_GOODS });
  const items = await findProductsById(db, prd_ids);
  const goods = {
    items: items.map((item) => forReader(item, reader)),
    total: await countMakerGoods(db, maker_id),
    ...{ page, size: MAKER_GOODS },
  };
  return { ...maker, goods };
}

const isStated = ({ allergens, ...texts }: ProductLabel) =>
  allergens !== null || Object.values(texts).some((text) => text !== '');

/** A product's maker and label, each only where there is one. */
export async function provenance(
  db: Database,
  { maker_id, ...own }: ProductLabel & { maker_id: string | null },
): Promise<{ maker?: MakerCard; label?: ProductLabel }> {
  const maker = maker_id === null ? undefined : await findMakerOf(db, maker_id);
  const label = { ...own, food_reg_no: own.food_reg_no || (maker?.food_reg_no ?? '') };
  return {
    ...(maker?.enabled && { maker: cardOf(maker) }),
    ...(isStated(label) && { label }),
  };
}

type StoredMaker = NonNullable<Awaited<ReturnType<typeof findMakerOf>>>;

const cardOf = (maker: StoredMaker): MakerCard => ({
  maker_id: maker.maker_id,
  maker_name: maker.maker_name,
  maker_place: maker.maker_place,
  maker_picture: maker.maker_picture,
  lead: makerDescription(maker),
});
