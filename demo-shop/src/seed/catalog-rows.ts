import type { categories, NewGoods, slideshows } from '@pinpu/server/plugin';
import { demoCategories, demoProducts, demoSlides } from '../catalog/index.ts';
import type { DemoProduct } from '../catalog/types.ts';
import { provenanceOf } from './maker-rows.ts';

const picture = (prd_id: string, view: 1 | 2 | 3) => `/media/p/${prd_id}/${view}`;

/** A demo product as stored, not featured. */
export function productRow({ tot_qty, listed, ...product }: DemoProduct): NewGoods {
  const { prd_id, sold_out_qty, like_count } = product;
  return {
    ...product,
    prd_man_pic: picture(prd_id, 1),
    prd_album_pics: JSON.stringify({
      section_1: [{ d: picture(prd_id, 1) }, { d: picture(prd_id, 2) }, { d: picture(prd_id, 3) }],
    }),
    on_hand: tot_qty,
    rank: sold_out_qty + 2 * like_count,
    u_date: new Date(`${listed}T00:00:00+08:00`),
  };
}

/** The best-liked product of each category that is in stock, best first: the featured strip. */
function featuredIds(): string[] {
  const best = new Map<string, DemoProduct>();
  for (const product of demoProducts) {
    const known = best.get(product.cate_id);
    if (product.tot_qty > 0 && (!known || product.like_count > known.like_count))
      best.set(product.cate_id, product);
  }
  return [...best.values()].sort((a, b) => b.like_count - a.like_count).map(({ prd_id }) => prd_id);
}

export function demoProductRows(): NewGoods[] {
  const featured = new Map(featuredIds().map((prd_id, i) => [prd_id, i + 1]));
  return demoProducts.map((product) => ({
    ...productRow(product),
    ...provenanceOf(product.prd_id),
    featured: featured.get(product.prd_id) ?? null,
  }));
}

export const demoCategoryRows = (): (typeof categories.$inferInsert)[] =>
  demoCategories.map(({ cate_id, cate_name, parent_cate_id }, sort) => ({
    cate_id,
    cate_name,
    parent_cate_id,
    cate_attachment: `/media/cate/${cate_id}`,
    sort,
  }));

export const demoSlideRows = (): (typeof slideshows.$inferInsert)[] =>
  demoSlides.map(({ theme, ...slide }, sort) => ({
    ...slide,
    m: `/media/slide/${theme}/mobile`,
    d: `/media/slide/${theme}/desktop`,
    sort,
  }));
