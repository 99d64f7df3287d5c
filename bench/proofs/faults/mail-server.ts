import { eq } from 'drizzle-orm';
import { outboxMails } from '../../../server/src/platform/db/schema/index.ts';
import { type FakeSmtp, fakeSmtp } from '../../../server/src/testing/fakes/fake-smtp.ts';
import { freePort } from '../../../server/src/testing/shop-process.ts';
import { until } from '../../support/until.ts';
import { postgresDeployment } from '../support/deployment.ts';
import { must, tally } from '../support/proof.ts';
import { faultProof, type Scene, shopEnv, untilReadiness } from './under-load.ts';

/** Milliseconds; failed mails are sent again after one minute, then after five. */
const SENT_WITHIN_MS = 500_000;

const outbox = ({ deployment }: Scene, status: 'queued' | 'sent') =>
  deployment.withDatabase((db) =>
    db
      .select({
        id: outboxMails.id,
        attempts: outboxMails.attempts,
        last_error: outboxMails.last_error,
      })
      .from(outboxMails)
      .where(eq(outboxMails.status, status)),
  );

/** @throws Error unless every mail of the outbox has arrived exactly once */
async function mustHaveArrivedOnce(scene: Scene, { received }: FakeSmtp): Promise<void> {
  const sent = await outbox(scene, 'sent');
  const arrived = tally(
    received.map(({ content }) => /^Message-ID: <(\S+)@/im.exec(content)?.[1] ?? 'no id'),
  );
  const wrong = sent.filter(({ id }) => arrived[id] !== 1);
  must(wrong.length === 0, () => `${wrong.length} of ${sent.length} mails did not arrive once`);
  must(received.length === sent.length, () => `${received.length} mails of ${sent.length} arrived`);
}

/** Restarts the first instance while mails are being sent; no mail must fail because of it. */
async function restart(scene: Scene): Promise<void> {
  const { deployment, watch } = scene;
  const [shop] = deployment.shops;
  if (!shop) return;
  watch.ending.add(shop.url);
  await shop.end('SIGTERM');
  const failed = (await outbox(scene, 'queued')).filter(
    ({ last_error }) => last_error !== '' && !last_error.includes('ECONNREFUSED'),
  );
  must(failed.length === 0, () => `${failed.length} mails failed: ${failed[0]?.last_error}`);
  await shop.start();
  await untilReadiness('ready', [shop.url]);
  watch.ending.clear();
}

const port = await freePort();

/** The mail server is down, then slow: orders and pages are as fast as usual, mails are late and sent once. */
export const mailServer = faultProof({
  ...{ name: 'mail server gone, then slow', isLong: true },
  deployment: (cluster) =>
    postgresDeployment('ecpay', cluster, {
      env: { ...shopEnv(), SMTP_URL: `smtp://127.0.0.1:${port}` },
    }),
  fault: async (scene) => {
    const { crowd } = scene;
    await crowd.untilServed(4);
    await until('a mail has failed', 60_000, async () =>
      (await outbox(scene, 'queued')).some(({ attempts }) => attempts > 0),
    );
    const smtp = await fakeSmtp(port);
    try {
      smtp.knobs.delayMs = 5000;
      await crowd.untilServed(8);
      await until('a slow mail has arrived', 60_000, () => smtp.received.length > 1);
      await restart(scene);
      await crowd.finish();
      smtp.knobs.delayMs = 0;
      const isEmpty = async () => (await outbox(scene, 'queued')).length === 0;
      await until('the outbox is empty', SENT_WITHIN_MS, isEmpty);
      await mustHaveArrivedOnce(scene, smtp);
    } finally {
      await smtp.close();
    }
  },
});
