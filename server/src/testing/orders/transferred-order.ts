import { atBackoffice } from '../people/backoffice.ts';
import { placedOrder } from './placed-order.ts';
import { choose, openPayment } from './sandbox.ts';

type Backoffice = Awaited<ReturnType<typeof atBackoffice>>;

/** An order of NT$1,300 that was paid by an ATM transfer, with two administrators. */
export async function transferredOrder() {
  const shop = await placedOrder();
  const page = await openPayment(shop, shop.html);
  await choose(shop, page, 'atm');
  await choose(shop, page, 'settle');
  const [anna, ben] = [await atBackoffice(shop, 'anna'), await atBackoffice(shop, 'ben')];
  const refunds = async (tab: string, who: Backoffice = anna) => who.get(`refunds?tab=${tab}`);
  return {
    ...{ ...shop, anna, ben, refunds },
    /** The path of the last link to the form for an account. */
    link: async () =>
      /\/refund-account\/[\w-]+/.exec((await shop.mailOf('refund-account'))?.text ?? '')?.[0] ?? '',
    send: (path: string, fields: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
