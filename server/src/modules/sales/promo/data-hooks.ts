import { formatTwd } from '@pinpu/shared/domain';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { firstClickDay } from './clicks/tallies.ts';
import { deleteClickDays, deleteClickTallies } from './clicks/tally-repository.ts';
import { deleteLinkClicks, deleteSourcesOfTallies, PROMOTER_TABLES } from './data-repository.ts';
import { deleteTallies } from './earnings/repository.ts';
import { countLinks } from './my-links/repository.ts';
import { clearPayoutAccounts, findUnpaid, findUnsettledOf } from './payouts/repository.ts';

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
  tables: Object.fromEntries(
    Object.entries(PROMOTER_TABLES).map(([name, read]) => [
      name,
      (db, { cus_id }) => read(db, cus_id ?? ''),
    ]),
  ),
  forget: async (tx, { cus_id }) => {
    if (cus_id === null) return async () => ({});
    await rejectWhileUnpaid(tx, cus_id);
    const promoted = await promotedBy(tx, cus_id);
    return async () => {
      await clearPayoutAccounts(tx, cus_id);
      await deleteSourcesOfTallies(tx, cus_id);
      await deleteTallies(tx, cus_id);
      await deleteClickTallies(tx, cus_id);
      return promoted;
    };
  },
  deleteOld: async (db, now) => {
    await deleteLinkClicks(db, before(now, CLICKS_STORED));
    await deleteClickDays(db, firstClickDay(now));
  },
};
