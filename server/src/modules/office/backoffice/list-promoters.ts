import type { ShopPromoterRow, ShopPromotersQuery } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { cursorOf, readCursor } from '../../sales/promo/cursor.ts';
import { dueLines, totalOf } from '../../sales/promo/payouts/due.ts';
import { findUnsettled } from '../../sales/promo/payouts/repository.ts';
import {
  findPromoterNames,
  findPromoterOfLink,
  findPromoters,
  type PromoterName,
} from '../../sales/promo/promoters/list-repository.ts';

interface Listed extends PromoterName {
  payable: number;
}

const tidy = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Part of the name or e-mail, or exactly the code or slug of a link. */
async function meantBy(db: Database, typed: string): Promise<(one: PromoterName) => boolean> {
  const text = tidy(typed);
  if (text === '') return () => true;
  const ofLink = await findPromoterOfLink(db, typed.normalize('NFKC').trim());
  return ({ cus_id, name, email }) =>
    cus_id === ofLink || tidy(name).includes(text) || email.includes(text);
}

/** After the cursor's promoter; if gone, at the first with less payable profit. */
function pageStart(listed: readonly Listed[], after: string): number {
  const cursor = readCursor(after);
  if (typeof cursor?.key !== 'number') return 0;
  const at = listed.findIndex(({ cus_id }) => cus_id === cursor.id);
  if (at >= 0) return at + 1;
  const { key } = cursor;
  const next = listed.findIndex(({ payable }) => payable < key);
  return next >= 0 ? next : listed.length;
}

/** A page of promoters, those with the most payable first. */
export async function listShopPromoters(
  db: Database,
  { tab, q, after, limit }: ShopPromotersQuery & { limit: number },
  now: Date,
): Promise<{ promoters: ShopPromoterRow[]; next: string; total: number }> {
  const due = dueLines(await findUnsettled(db), now);
  const isMeant = await meantBy(db, q);
  const listed = (await findPromoterNames(db))
    .filter((one) => (tab === 'all' || one.active === (tab === 'active')) && isMeant(one))
    .map((one) => ({ ...one, payable: totalOf(due.get(one.cus_id) ?? []) }))
    .sort((a, b) => b.payable - a.payable || (a.email < b.email ? -1 : 1));
  const start = pageStart(listed, after);
  const page = listed.slice(start, start + limit);
  const found = await findPromoters(
    db,
    page.map(({ cus_id }) => cus_id),
  );
  const figures = new Map(found.map((one) => [one.cus_id, one]));
  const last = page.at(-1);
  return {
    promoters: page.flatMap(({ cus_id, payable }) => {
      const one = figures.get(cus_id);
      return one ? [{ ...one, payable }] : [];
    }),
    next: start + limit < listed.length && last ? cursorOf(last.payable, last.cus_id) : '',
    total: listed.length,
  };
}
