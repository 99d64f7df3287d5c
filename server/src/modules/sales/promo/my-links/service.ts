import type { MyLink, MyLinkChange, MyLinkCreate } from '@pinpu/shared/contracts';
import {
  categoryNamed,
  isDay,
  type LinkTarget,
  linkTargetOf,
  linkTargetPath,
  normaliseSlug,
  slugFault,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { findCategories } from '../../../goods/catalog/category-repository.ts';
import { countClicks } from '../clicks/repository.ts';
import { insertLink, type ShortLink } from '../links/repository.ts';
import { linkState, ownPath, requirePromotable } from '../links/service.ts';
import { newShortCode } from '../links/short-code.ts';
import { findLinkTotals } from '../report/repository.ts';
import {
  countLinks,
  findLinkedProducts,
  isSlugTaken,
  type LinkedProduct,
  lockLink,
  updateLink,
} from './repository.ts';

/** The most links of one member: enough for one a day over years, and a limit for scripts. */
const LINKS_MAX = 5000;

const reject = (code: string, message: string) => new Rejection(400, code, message);

/** The shop's page that a `target_url` leads to, which is a path or an address of this shop. */
async function targetOf(db: Database, target_url: string, publicUrl: string): Promise<LinkTarget> {
  const path = ownPath(target_url, publicUrl);
  if (path === null) throw reject('TARGET_ELSEWHERE', '推廣連結只能連到本店的網頁。');
  const target = linkTargetOf(path);
  if (!target)
    throw reject('TARGET_UNKNOWN', '這個網頁無法推廣，請選擇首頁、分類、搜尋結果或商品。');
  if (target.kind === 'product') await requirePromotable(db, [target.value]);
  const category =
    target.kind === 'search' && categoryNamed(await findCategories(db), target.value);
  return category ? { kind: 'category', value: category.cate_name } : target;
}

interface Fields {
  name?: string | undefined;
  tag?: string | undefined;
  slug?: string | undefined;
  ends_on?: string | undefined;
}

/** Validates the fields and returns them as stored. A slug is locked until the end, so that one request gets it. */
async function checkedFields(tx: Database, input: Fields, code: string, now: Date) {
  const { name, tag, ends_on } = input;
  const slug = input.slug === undefined ? undefined : normaliseSlug(input.slug);
  if (ends_on && !isDay(ends_on)) throw reject('ENDS_ON', '結束日期不是有效的日期。');
  if (ends_on && ends_on < taipeiDate(now)) throw reject('ENDS_ON', '結束日期不能早於今天。');
  if (slug) {
    const fault = slugFault(slug);
    if (fault !== '') throw reject('SLUG', fault);
    await lockByName(tx, `slug ${slug}`);
    if (await isSlugTaken(tx, slug, code))
      throw new Rejection(409, 'SLUG_TAKEN', `自訂網址「${slug}」已經有人使用，請換一個。`);
  }
  const fields = { name, tag, slug, ends_on };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

async function requireRoomForLink(tx: Database, cus_id: string): Promise<void> {
  if ((await countLinks(tx, cus_id)) >= LINKS_MAX)
    throw new Rejection(409, 'LINKS_FULL', `最多 ${LINKS_MAX} 個推廣連結，請先沿用現有的連結。`);
}

/** Creates a link to a page of this shop. @throws Rejection for other pages, and for a slug that is taken. */
export async function createLink(
  db: Database,
  cus_id: string,
  { target_url, ...input }: MyLinkCreate,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<ShortLink> {
  const target = await targetOf(db, target_url, publicUrl);
  const code = newShortCode();
  const { kind, value } = target;
  return db.transaction(async (tx) => {
    await requireRoomForLink(tx, cus_id);
    const fields = await checkedFields(tx, input, code, now);
    await insertLink(tx, {
      code,
      kind,
      target: linkTargetPath(target),
      prd_ids: kind === 'product' ? [value] : [],
      cus_id,
      c_date: now,
    });
    return updateLink(tx, code, { ...fields, code });
  });
}

/** Changes a member's link; undefined where the member has no link with this code. */
export const changeLink = (
  db: Database,
  cus_id: string,
  code: string,
  { stopped, prd_ids, cover_prd_id, ...input }: MyLinkChange,
  now: Date,
): Promise<ShortLink | undefined> =>
  db.transaction(async (tx) => {
    const link = await lockLink(tx, cus_id, code);
    if (!link) return undefined;
    const isBundle = link.kind === 'bundle';
    if (!isBundle && (prd_ids || cover_prd_id))
      throw reject('NOT_A_BUNDLE', '只有團購組合可以調整商品與封面。');
    const products = prd_ids ? [...new Set(prd_ids)] : link.prd_ids;
    await requirePromotable(
      tx,
      products.filter((id) => !link.prd_ids.includes(id)),
    );
    if (cover_prd_id && !products.includes(cover_prd_id))
      throw reject('COVER', '封面要是組合裡的商品。');
    const cover = cover_prd_id ?? link.cover_prd_id;
    return updateLink(tx, code, {
      ...(await checkedFields(tx, input, code, now)),
      prd_ids: products,
      cover_prd_id: products.includes(cover) ? cover : '',
      stopped: stopped ?? link.stopped,
    });
  });

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
const shortUrl = (publicUrl: string, { slug, code }: Pick<ShortLink, 'slug' | 'code'>) =>
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
