import path from 'node:path';
import { setPromoAccount } from '../../../server/src/modules/sales/promo/account/service.ts';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { promoCodes } from '../../../server/src/platform/db/schema/index.ts';
import { openServerKey } from '../../../server/src/platform/secrets/index.ts';
import { signedInMember } from '../../../server/src/testing/people/signed-in-member.ts';
import { promotedOrder } from '../../../server/src/testing/promo/promoted-order.ts';
import { shop } from '../shop.ts';
import { startOwnShop } from './server.ts';

const DAY = 86_400_000;

export const payoutShopUrl = `http://127.0.0.1:${shop.port + 50}`;

/** Shipped long enough ago to be payable before the end of last month. */
async function insertPromoter(db: Database, name: string, dataDir: string) {
  const now = new Date();
  const shipped = new Date(now.getTime() - 60 * DAY);
  const acc_email = `${name}@promoter.test`;
  const member = { status: 1, acc_email, cus_name: name };
  const { cus_id } = await signedInMember(db, shipped, member);
  const code = `${name}-code`;
  await db.insert(promoCodes).values({ code, cus_id, c_date: shipped });
  const dates = { ord_date: shipped, ship_date: shipped };
  const order = { ...dates, ord_code: `PP${name.toUpperCase()}`, promo_code: code, status: 99 };
  await promotedOrder(db, { ...order, pay_amt: 540 }, [[540, 300, 1]]);
  const settings = { dataDir, serverKey: '', serverKeyFile: null, databaseUrl: '' };
  const serverKey = await openServerKey(
    db,
    { ...settings, shopMode: 'demo' },
    { now, replaced: [] },
  );
  const account = { bank_code: '008', branch: '', account_no: '0012345671234', holder: name };
  await setPromoAccount(db, { cus_id, acc_email }, account, {
    ...{ serverKey, publicUrl: payoutShopUrl, now },
  });
}

/** Starts a shop whose promoters wait for their payouts; returns a function that stops it and deletes its data. */
export async function startPayoutShop(names: readonly string[]) {
  const place = { url: payoutShopUrl, startLimitMs: 80_000 };
  return startOwnShop('payouts', place, async (dataDir) => {
    const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
    for (const name of names) await insertPromoter(db, name, dataDir);
    await close();
    return {};
  });
}
