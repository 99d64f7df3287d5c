import { eq } from 'drizzle-orm';
import { operatorToken } from '../../modules/base/admin/operator-token.ts';
import { insertRefundTask } from '../../modules/sales/payment/refund-repository.ts';
import { promoCodes, promoOrders } from '../../platform/db/schema/index.ts';
import { signedInMember } from '../people/signed-in-member.ts';
import type { TestApp } from '../test-app.ts';
import { promotedOrder } from './promoted-order.ts';

/** A shop with promoters to pay out: they sell and have accounts, and an operator closes months. */
export function payoutShop({ app, db, clock, config }: TestApp) {
  const operator = async (path: string, payload: object) => {
    const url = `/operator/promoters${path}`;
    const headers = { authorization: `Bearer ${operatorToken(config.dataDir)}` };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, ...answer.json() };
  };

  async function promoter(name: string, { account = true } = {}) {
    const acc_email = `${name}@promoter.test`;
    const member = await signedInMember(db, clock.now(), { status: 1, acc_email, cus_name: name });
    const code = `${name}-code`;
    await db.insert(promoCodes).values({ code, cus_id: member.cus_id, c_date: clock.now() });
    const setAccount = (account_no = '0012345671234') =>
      app.inject({
        method: 'PUT',
        url: '/api/vip/promo-account',
        headers: member.headers,
        payload: { bank_code: '008', account_no, holder: name },
      });
    if (account) await setAccount();
    /** A shipped order with this profit; the buyer paid the same amount plus 300. */
    const sell = (profit: number, shipped: string, change = {}) => {
      const ship_date = new Date(shipped);
      const order = { promo_code: code, status: 99, ord_date: ship_date, ship_date, ...change };
      return promotedOrder(db, { pay_amt: profit + 300, ...order }, [[profit + 300, 300, 1]]);
    };
    return { ...member, code, acc_email, sell, setAccount };
  }

  return {
    promoter,
    list: () => operator('', { limit: 50 }),
    close: (month: string, change = {}) =>
      operator('/payouts', { month, dry_run: false, csv: true, ...change }),
    pay: (month: string, emails: string[] = [], date = '') =>
      operator('/paid', { month, emails, date }),
    takeBack: (ord_id: string, amount: number) =>
      insertRefundTask(db, { ord_id, trade_no: ord_id, amount, reason: 'returned' }, clock.now()),
    paidOut: async (ord_id: string) => {
      const [row] = await db.select().from(promoOrders).where(eq(promoOrders.ord_id, ord_id));
      return row?.paid_out;
    },
  };
}
