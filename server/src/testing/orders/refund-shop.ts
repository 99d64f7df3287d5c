import { refundingContext } from '../../modules/sales/order/refunding/run-provider-refunds.ts';
import { runRefunds } from '../../modules/sales/order/refunding/run-refunds.ts';
import { paymentProvider } from '../../modules/sales/payment/provider.ts';
import { orders, outboxMails, refundTasks } from '../../platform/db/schema/index.ts';
import { atBackoffice } from '../people/backoffice.ts';
import { operatorOf } from '../people/operator.ts';
import { setSetting } from '../set-setting.ts';
import { atEcpay, ecpayShop } from './ecpay-shop.ts';

/** The next run of the schedule that pays back through the provider. */
export function refundRun(shop: Awaited<ReturnType<typeof ecpayShop>>) {
  const provider = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
  const context = refundingContext({ ...shop, clock: shop.clock.now }, provider);
  if (!context) throw new Error('the provider pays nothing back');
  return () => runRefunds(context);
}

/** A shop whose order of NT$1,300 was paid by card at a fake ECPay, with two administrators and its operator. */
export async function refundShop({ pay_way = 3, choice = 'Credit' as const } = {}) {
  const shop = await ecpayShop();
  if (pay_way === 4)
    await setSetting(shop.db, 'pay_ways', [{ pay_way: 4, periods: [3] }], shop.clock.now());
  const { trade_no, guid } = await atEcpay(shop, pay_way);
  await shop.peer.choose(trade_no, choice);
  const order = async () => {
    const [row] = await shop.db.select().from(orders);
    if (!row) throw new Error('no order was placed');
    return row;
  };
  const { ord_code } = await order();
  const operate = operatorOf(shop);
  const anna = await atBackoffice(shop, 'anna');
  return {
    ...{ ...shop, trade_no, guid, ord_code, order, anna },
    run: refundRun(shop),
    move: (move: string, fields: object = {}) => anna.move(ord_code, move, fields),
    read: () => anna.get(`orders/${ord_code}`),
    command: async (move: string) => {
      const answer = await operate('POST', `orders/${ord_code}/${move}`, { version: '*' });
      const { body, msg } = answer.json();
      return (body?.message ?? msg[0].Message) as string;
    },
    tasks: () => shop.db.select().from(refundTasks).orderBy(refundTasks.c_date, refundTasks.id),
    mailOf: async (kind: string) =>
      (await shop.db.select().from(outboxMails)).findLast((mail) => mail.kind === kind),
  };
}
