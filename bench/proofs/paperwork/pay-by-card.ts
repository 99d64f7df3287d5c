import { eq } from 'drizzle-orm';
import { orders } from '../../../server/src/platform/db/schema/index.ts';
import { choose } from '../../../server/src/testing/orders/linepay-shop.ts';
import { get, post } from '../support/http.ts';
import { insist } from './insist.ts';
import type { PaperOrder } from './paper-orders.ts';
import type { PaperShop } from './paper-shop.ts';

const isPaid = ({ deployment }: PaperShop, { guid }: PaperOrder) =>
  deployment.withDatabase(async (db) => {
    const [order] = await db.select().from(orders).where(eq(orders.guid, guid));
    return order?.pay_date !== null;
  });

/** ECPay's notice reaches the shop. */
async function payAtEcpay(shop: PaperShop, { form, trade_no }: PaperOrder): Promise<void> {
  const { peer } = shop.ecpay;
  const opened = peer.trades.get(trade_no) ?? peer.open(form);
  if (typeof opened === 'string') throw new Error(`ECPay rejects the form: ${opened}`);
  opened.choice = 'Credit';
  const notice = peer.signed(peer.result(await peer.pay(trade_no)));
  await insist(
    shop,
    (url) => post(`${url}/api/payment/ecpay/notice`, { form: notice }),
    ({ text }) => text === '1|OK',
  );
}

/** The browser returns from LINE Pay, and the shop confirms; where that was interrupted, it is opened again. */
async function payAtLinePay(shop: PaperShop, order: PaperOrder): Promise<void> {
  const page = `${order.action}?${new URLSearchParams(order.form)}`;
  const back = await choose(page, 'pay');
  while (!(await isPaid(shop, order)))
    await insist(
      shop,
      (url) => get(`${url}${back}`),
      ({ status }) => status === 303,
    );
}

/** The sandbox's page belongs to the shop, and tells it by itself. */
async function payInSandbox(shop: PaperShop, order: PaperOrder): Promise<void> {
  const { form } = order;
  const isSent = ({ status }: { status: number }) => [302, 303].includes(status);
  const opened = await insist(
    shop,
    (url) => post(`${url}${new URL(order.action).pathname}`, { form }),
    isSent,
  );
  const { pathname } = new URL(opened.headers?.location ?? '', 'http://shop.test');
  while (!(await isPaid(shop, order)))
    await insist(
      shop,
      (url) => post(`${url}${pathname}`, { form: { choice: 'card' } }),
      ({ status }) => status > 0 && status < 500,
    );
}

const PAY = { ecpay: payAtEcpay, linepay: payAtLinePay, sandbox: payInSandbox } as const;

/** The buyer pays by card, and the shop knows. */
export const payByCard = (shop: PaperShop, order: PaperOrder): Promise<void> =>
  PAY[shop.payments](shop, order);
