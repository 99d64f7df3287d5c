import { formatTwd } from '@pinpu/shared/domain';
import { eq, inArray, lt } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks, ReadRows } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { personRows, rowsOfMember } from '../../../platform/db/person-rows.ts';
import {
  clickTallies,
  linkClicks,
  promoAccounts,
  promoCodes,
  promoOrders,
  promoPayouts,
  promoTallies,
  shortLinks,
} from '../../../platform/db/schema/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { deleteClickDays, deleteClickTallies } from './clicks/repository.ts';
import { firstClickDay } from './clicks/tallies.ts';
import { deleteTallies } from './earnings/repository.ts';
import { countLinks } from './my-links/repository.ts';
import { clearPayoutAccounts, findUnpaid, findUnsettledOf } from './payouts/repository.ts';

/** The account without its number, which is encrypted and stays so: a stolen session must not reveal it. */
const findAccountOf: ReadRows = (db, who) => {
  const { cus_id, bank_code, last_four, u_date } = promoAccounts;
  const account = db.select({ cus_id, bank_code, last_four, u_date }).from(promoAccounts);
  return account.where(eq(cus_id, who.cus_id ?? ''));
};

const findClicksOf: ReadRows = (db, { cus_id }) => {
  const links = db.select({ code: shortLinks.code }).from(shortLinks);
  const own = links.where(eq(shortLinks.cus_id, cus_id ?? ''));
  return personRows(db, linkClicks, inArray(linkClicks.code, own));
};

/** At least as long as a repeated visit is recognised; the counts stay. */
const CLICKS_STORED = DAY;

/** @throws Rejection while a payout of a closed month has not been transferred, since its receiver must stay known. */
async function rejectWhileUnpaid(tx: Database, cus_id: string): Promise<void> {
  const unpaid = (await findUnpaid(tx, cus_id)).map(
    ({ month, amount }) => `${month} ${formatTwd(amount)}`,
  );
  if (unpaid.length > 0)
    throw new Rejection(
      409,
      'PAYOUTS_OPEN',
      `以下推廣分潤尚未匯款：${unpaid.join('、')}。請先匯款並以 npm run promoters -- mark-paid 記錄，再刪除個人資料。`,
    );
}

async function promotedBy(tx: Database, cus_id: string) {
  const unsettled = await findUnsettledOf(tx, cus_id);
  const earnings = unsettled.reduce((sum, { left, paid_out }) => sum + left - paid_out, 0);
  return { links: await countLinks(tx, cus_id), earnings };
}

export const promoData: DataHooks = {
  tables: {
    promo_codes: rowsOfMember(promoCodes),
    promo_accounts: findAccountOf,
    promo_payouts: rowsOfMember(promoPayouts),
    promo_orders: rowsOfMember(promoOrders),
    promo_tallies: rowsOfMember(promoTallies),
    short_links: rowsOfMember(shortLinks),
    link_clicks: findClicksOf,
    click_tallies: rowsOfMember(clickTallies),
  },
  forget: async (tx, { cus_id }) => {
    if (cus_id === null) return async () => ({});
    await rejectWhileUnpaid(tx, cus_id);
    const promoted = await promotedBy(tx, cus_id);
    return async () => {
      await clearPayoutAccounts(tx, cus_id);
      // Deleted first, so that nothing can be counted any more. Codes and the account go with the member.
      await tx.delete(shortLinks).where(eq(shortLinks.cus_id, cus_id));
      await tx.delete(promoOrders).where(eq(promoOrders.cus_id, cus_id));
      await deleteTallies(tx, cus_id);
      await deleteClickTallies(tx, cus_id);
      return promoted;
    };
  },
  deleteOld: async (db, now) => {
    await db.delete(linkClicks).where(lt(linkClicks.at, before(now, CLICKS_STORED)));
    await deleteClickDays(db, firstClickDay(now));
  },
};
