import type { Attack } from '../attack.ts';
import { buyOne } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

const TIMES = 100;

/** ECPay blocks shops that send too many queries; here a guest causes them. */
export const manyQueries: Attack = {
  finding: 'M11',
  title: `${TIMES} × pubPay by one guest, each a query at ECPay`,
  paysByEcpay: true,
  run: async (shop) => {
    const guest = new Visitor(shop);
    const { guid } = await buyOne(guest, 'session-1');
    for (let i = 0; i < TIMES; i += 1) await guest.post(`/api/cart/pubPay/${guid}?s=session-1`, {});
    const queries = shop.ecpay.queries.length;
    return { succeeded: queries >= TIMES / 2, counted: `queries: ${queries}` };
  },
};
