import { eq } from 'drizzle-orm';
import { insertRefundTask } from '../../modules/sales/payment/refund-repository.ts';
import { promoCodes, promoOrders } from '../../platform/db/schema/index.ts';
import { operatorOf } from '../people/operator.ts';
import { signedInMember } from '../people/signed-in-member.ts';
import type { TestApp } from '../test-app.ts';
import { promotedOrder } from './promoted-order.ts';

/** What an operator does with payouts. */
function payoutCalls(shop: TestApp) {
  const operator = async (...call: Parameters<ReturnType<typeof operatorOf>>) => {
    const answer = await operatorOf(shop)(...call);
    const { body, ...rest } = answer.json();
    return { status: answer.statusCode, ...body, ...rest };
  };
  const closeOpen = (month: string) => operator('POST', `payouts/${month}/close`, { version: '*' });
  return {
    closeOpen,
    list: () => operator('GET', 'promoters?limit=50'),
    preview: (month: string) => operator('GET', `payouts/${month}`),
    /** Reads a month, closes it if it is open, and exports the bank's file, as the command does. */
    async close(month: string) {
      const path = `payouts/${month}`;
      const read = await operator('GET', path);
      if (read.status !== 200) return read;
      const closed_before = read.closed_at !== '';
      const done = closed_before ? read : await closeOpen(month);
      if (done.status !== 200) return done;
      const { csv } = await operator('POST', `${path}/bank-file`);
      return { ...done, carried: read.carried, closed_before, csv };
    },
    pay: (month: string, emails: string[] = [], date = '') =>
      operator('POST', `payouts/${month}/paid`, { emails, date }),
  };
}

/** A shop with promoters to pay out: they sell and have accounts, and an operator closes months. */
export function payoutShop(shop: TestApp) {
  const { app, db, clock } = shop;

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
    ...payoutCalls(shop),
    takeBack: (ord_id: string, amount: number) =>
      insertRefundTask(db, { ord_id, trade_no: ord_id, amount, reason: 'returned' }, clock.now()),
    paidOut: async (ord_id: string) => {
      const [row] = await db.select().from(promoOrders).where(eq(promoOrders.ord_id, ord_id));
      return row?.paid_out;
    },
  };
}
