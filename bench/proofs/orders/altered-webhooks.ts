import { eq } from 'drizzle-orm';
import type { Fields } from '../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { orders, paymentNotices } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { tamperedWebhook } from '../../../server/src/testing/orders/tampered-webhook.ts';
import { type Draw, numbersFrom, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { OOLONG } from '../../../server/src/testing/small-shop.ts';
import { mapWithConcurrency } from '../../support/concurrency.ts';
import { newCheckout, placedBy, sendCheckout } from '../support/checkout-request.ts';
import { type Deployment, withDeployment } from '../support/deployment.ts';
import { post } from '../support/post.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import { must, type Proof, tally } from '../support/proof.ts';
import { ecpayWebhooks } from '../support/webhooks.ts';

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

async function sendAll({ shops }: Deployment, webhooks: readonly Fields[]): Promise<string[]> {
  const answers: string[] = [];
  await mapWithConcurrency(16, webhooks, async (form, i) => {
    const url = `${shops[i % shops.length]?.url}/api/payment/ecpay/notice`;
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
export const alteredWebhooks: Proof = {
  name: 'altered webhooks',
  onPostgres: true,
  run: ({ rounds, seed }, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster), async (deployment) => {
      const request = newCheckout([lineOf(OOLONG, 2)]);
      const placed = placedBy(await sendCheckout(deployment.shops[0]?.url ?? '', request));
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
    }),
};
