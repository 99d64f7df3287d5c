import type { MyLink } from '@pinpu/shared/contracts';
import { taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { countClicks } from '../clicks/tally-repository.ts';
import { linkState } from '../links/link-state.ts';
import type { ShortLink } from '../links/repository.ts';
import { findLinkTotals } from '../report/repository.ts';
import { findLinkedProducts, type LinkedProduct } from './repository.ts';

/** The keyword or category in a link's target. */
const nameIn = (target: string) => decodeURIComponent(target.split('/')[2] ?? '');

function titleOf({ kind, target, prd_ids }: ShortLink, known: Map<string, LinkedProduct>): string {
  if (kind === 'home') return '首頁';
  if (kind === 'bundle') return `團購組合（${prd_ids.length} 項商品）`;
  if (kind === 'product') return known.get(prd_ids[0] ?? '')?.prd_name ?? '已下架的商品';
  const name = nameIn(target);
  if (name === '') return '所有商品';
  return kind === 'category' ? name : `搜尋「${name}」`;
}

/** A short link's address; with its slug, if it has one. */
export const shortUrl = (publicUrl: string, { slug, code }: Pick<ShortLink, 'slug' | 'code'>) =>
  `${publicUrl}/s/${slug || code}`;

export async function linkViews(
  db: Database,
  links: readonly ShortLink[],
  publicUrl: string,
  now: Date,
): Promise<MyLink[]> {
  if (links.length === 0) return [];
  const codes = links.map(({ code }) => code);
  const known = await findLinkedProducts(db, [...new Set(links.flatMap(({ prd_ids }) => prd_ids))]);
  // '' counts the clicks of all months.
  const clicks = await countClicks(db, codes, '');
  const totals = await findLinkTotals(db, codes, '');
  const sales = new Map(totals.map((row) => [row.code, row]));
  const today = taipeiDate(now);
  const productOf = (prd_id: string) =>
    known.get(prd_id) ?? { prd_id, prd_name: '已下架的商品', profit: 0, on_sale: false };
  return links.map((link) => {
    const { code, kind, name, tag, slug, ends_on, cover_prd_id, prd_ids, c_date } = link;
    return {
      ...{ code, kind, name, tag, slug, ends_on, cover_prd_id },
      short_url: shortUrl(publicUrl, link),
      title: titleOf(link, known),
      state: linkState(link, today),
      c_date: c_date.toISOString(),
      clicks: clicks.get(code) ?? 0,
      orders: sales.get(code)?.orders ?? 0,
      profit: sales.get(code)?.profit ?? 0,
      products: kind === 'bundle' ? prd_ids.map(productOf) : [],
    };
  });
}
