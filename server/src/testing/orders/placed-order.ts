import type { Checkout } from '@pinpu/shared/contracts';
import { orders, outboxMails } from '../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../index.ts';
import { operatorOf } from '../people/operator.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from './buyer.ts';
import { choose, openPayment } from './sandbox.ts';

export const GUEST = 'guest@pinpu.test';

/** A shop with an order of two packs of tea, NT$1,300, and the actions of its buyer and its operator. */
export async function placedOrder(
  change: Partial<Checkout> = {},
  env: Record<string, string> = {},
) {
  const shop = await testApp({ env });
  const body = checkoutBody([lineOf(OOLONG, 2)], change);
  const { ord_code, guid, html } = (await sendCheckout(shop, body)).json().data;
  const operate = operatorOf(shop);
  return {
    ...shop,
    ord_code: ord_code as string,
    guid: guid as string,
    html: html as string,
    operate,
    /** Makes a move as the operator; returns the sentence about it. */
    move: async (move: string, fields: object = {}): Promise<string> => {
      const { code, ...more } = { code: ord_code, ...fields };
      const path = `orders/${code}/${move}`;
      const { body, msg } = (await operate('POST', path, { version: '*', ...more })).json();
      return body?.message ?? msg[0].Message;
    },
    pay: async (page: string = html) => choose(shop, await openPayment(shop, page), 'card'),
    order: async () => (await shop.db.select().from(orders))[0],
    view: async () => {
      const url = `/api/order/${guid}?s=${SESSION}`;
      const payload = { acc_email: GUEST };
      return (await shop.app.inject({ method: 'POST', url, payload })).json().body.data.body;
    },
    mailOf: async (kind: string) =>
      (await shop.db.select().from(outboxMails))
        .toSorted((a, b) => a.c_date.getTime() - b.c_date.getTime())
        .findLast((mail) => mail.kind === kind),
  };
}
