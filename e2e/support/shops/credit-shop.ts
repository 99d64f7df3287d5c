import path from 'node:path';
import { grantCredit } from '../../../server/src/modules/sales/credit/ledger.ts';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { CREDIT } from '../../../server/src/testing/orders/credit-shop.ts';
import { signedInMember } from '../../../server/src/testing/people/signed-in-member.ts';
import { setSetting } from '../../../server/src/testing/set-setting.ts';
import { startOwnShop } from './server.ts';

/** A member with NT$300 of bonus credit, signed in by a token and a cookie. */
export interface CreditedMember {
  email: string;
  token: string;
  cookie: string;
}

/** Starts a shop with store credit and two members who have some; `stop` ends it. */
export async function startCreditShop(url: string) {
  const members: CreditedMember[] = [];
  const own = await startOwnShop('credit', { url }, async (dataDir) => {
    const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
    const now = new Date();
    await setSetting(db, 'store_credit', CREDIT, now);
    for (const cus_name of ['王小明', '陳美玲']) {
      const member = await signedInMember(db, now, { cus_name });
      const { cus_id, acc_email: email, token, headers } = member;
      const lot = { cus_id, reason: 'hand', source: `hand ${cus_id}`, amount: 300 } as const;
      await grantCredit(db, { ...lot, note: '開幕禮', expires_at: null, actor: 'admin' }, now);
      members.push({ email, token, cookie: headers.cookie.split('=')[1] ?? '' });
    }
    await close();
    return {};
  });
  return { ...own, members };
}
