import { eq } from 'drizzle-orm';
import { outboxMails } from '../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../testing/index.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mail, MailTransport } from './mail.ts';
import { claimMail } from './repository.ts';

const MINUTE_MS = 60_000;

const queue = ({ db, clock }: TestApp, id: string) =>
  db.insert(outboxMails).values({
    id,
    kind: 'otp',
    to_email: `${id}@pinpu.test`,
    subject: id,
    text: '代碼 123456',
    next_at: clock.now(),
    c_date: clock.now(),
  });

const rowOf = async ({ db }: TestApp, id: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.id, id)))[0];

function transport(works: () => boolean) {
  const sent: Mail[] = [];
  const port: MailTransport = {
    send: async (mail) => {
      if (!works()) throw new Error('connection refused');
      sent.push(mail);
    },
    close: () => undefined,
  };
  return { sent, port };
}

describe('the outbox', () => {
  it('sends due mail once, and deletes its content', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queue(shop, 'a');
    const { sent, port } = transport(() => true);
    await deliverMail(shop.db, port, shop.clock.now);
    await deliverMail(shop.db, port, shop.clock.now);
    expect(sent.map(({ to, text }) => [to, text])).toEqual([['a@pinpu.test', '代碼 123456']]);
    expect(await rowOf(shop, 'a')).toMatchObject({
      status: 'sent',
      text: '',
      sent_at: shop.clock.now(),
    });
  });

  it('backs off after a failure, retries, and goes on with other mail', async () => {
    const shop = await testApp({ seed: 'empty' });
    let up = false;
    const { sent, port } = transport(() => up);
    await queue(shop, 'a');
    await deliverMail(shop.db, port, shop.clock.now);
    expect(await rowOf(shop, 'a')).toMatchObject({
      status: 'queued',
      attempts: 1,
      last_error: 'connection refused',
    });
    up = true;
    await queue(shop, 'b');
    await deliverMail(shop.db, port, shop.clock.now);
    expect(sent.map(({ id }) => id)).toEqual(['b']);
    shop.clock.advance(MINUTE_MS);
    await deliverMail(shop.db, port, shop.clock.now);
    expect(sent.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('gives up after six failures', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queue(shop, 'a');
    const { port } = transport(() => false);
    for (let day = 0; day < 7; day += 1) {
      await deliverMail(shop.db, port, shop.clock.now);
      shop.clock.advance(24 * 60 * MINUTE_MS);
    }
    expect(await rowOf(shop, 'a')).toMatchObject({ status: 'dead', attempts: 6 });
  });

  it('leaves a claimed mail to its claimant until the lease expires', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queue(shop, 'a');
    expect((await claimMail(shop.db, shop.clock.now()))?.id).toBe('a');
    expect(await claimMail(shop.db, shop.clock.now())).toBeNull();
    shop.clock.advance(2 * MINUTE_MS);
    expect((await claimMail(shop.db, shop.clock.now()))?.id).toBe('a');
  });
});
