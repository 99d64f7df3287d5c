import { eq } from 'drizzle-orm';
import type { Fields } from '../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { orders, paymentNotices } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { tamperedWebhook } from '../../../server/src/testing/orders/tampered-webhook.ts';
import { type Draw, numbersFrom, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { forEachOf } from '../../../tooling/operations/for-each-of.ts';
import type { Deployment } from '../support/deployment.ts';
import { post } from '../support/http.ts';
import { must, tally } from '../support/proof.ts';
import { ecpayWebhooks, newCheckout, placedBy, sendCheckout } from '../support/shopper.ts';
import { orderProof } from './order-proof.ts';

/** The text from which the check value is calculated; its case does not matter. */
const signedText = (fields: Fields) =>
  Object.entries(fields)
    .map((field) => JSON.stringify(field).toLowerCase())
    .sort()
    .join();

function altered(genuine: readonly [Fields, ...Fields[]], draw: Draw): Fields {
  const webhook = oneOf(genuine, draw);
  const changed = tamperedWebhook(webhook, genuine, draw);
  return signedText(changed) === signedText(webhook) ? altered(genuine, draw) : changed;
}

async function sendAll({ url: urlOf }: Deployment, webhooks: readonly Fields[]): Promise<string[]> {
  const answers: string[] = [];
  await forEachOf(webhooks, 16, async (form, i) => {
    const url = `${urlOf(i)}/api/payment/ecpay/notice`;
    const { status, text } = await post(url, { form });
    must(
      status === 400 && text.startsWith('0|'),
      () => `${status} ${text}: ${JSON.stringify(form)}`,
    );
    answers.push(text);
  });
  return answers;
}

/** Genuine webhooks about an unpaid order, each changed in one place: all are rejected and nothing is stored. */
export const alteredWebhooks = orderProof(
  'altered webhooks',
  async (deployment, { rounds, seed }) => {
    const request = newCheckout([lineOf(OOLONG, 2)]);
    const placed = placedBy(await sendCheckout(deployment.url(0), request));
    const { paid, failed, issued, pending } = ecpayWebhooks(deployment.peer, placed);
    const draw = numbersFrom(seed);
    const genuine: [Fields, ...Fields[]] = [paid(), failed(), issued(), pending()];
    const webhooks = Array.from({ length: rounds(10_000, 400) }, () => altered(genuine, draw));
    const answers = tally(await sendAll(deployment, webhooks));
    await deployment.withDatabase(async (db) => {
      const [order] = await db.select().from(orders).where(eq(orders.s, request.s));
      must(order?.status === 2, () => `the order is in ${order?.status}`);
      const stored = await db.select().from(paymentNotices);
      must(stored.length === 0, () => `${stored.length} were stored`);
    });
    return { sent: webhooks.length, ...answers, taken: 0 };
  },
);
