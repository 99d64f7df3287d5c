import { createSecretKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { outboxMails } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { type DeliveryEvents, deliverMail, failureLog } from './delivery.ts';
import type { Mail, MailTransport } from './mail.ts';
import { claimMail, insertSecretMail } from './repository.ts';

const MINUTE_MS = 60_000;
const CODE = { kind: 'otp', subject: '驗證碼', text: '代碼 654321', html: '<b>654321</b>' };

const deliver = ({ db, serverKey, clock }: TestApp, port: MailTransport, events?: DeliveryEvents) =>
  deliverMail({ db, serverKey, clock: clock.now }, port, events);

const queueCode = ({ db, serverKey, clock }: TestApp, to: string) =>
  insertSecretMail(
    db,
    serverKey,
    { ...CODE, to, expires_at: new Date(clock.now().getTime() + 30 * MINUTE_MS) },
    clock.now(),
  );

const queue = ({ db, clock }: TestApp, id: string) =>
  db.insert(outboxMails).values({
    id,
    kind: 'otp',
    to_email: `${id}@pinpu.test`,
    subject: id,
    text: '代碼 123456',
    unsubscribe_url: `https://shop.test/stop/${id}`,
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
    await deliver(shop, port);
    await deliver(shop, port);
    expect(sent.map(({ to, text }) => [to, text])).toEqual([['a@pinpu.test', '代碼 123456']]);
    expect(await rowOf(shop, 'a')).toMatchObject({
      status: 'sent',
      text: '',
      unsubscribe_url: '',
      sent_at: shop.clock.now(),
    });
  });

  it('begins no other mail once the server stops [finding M12]', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queue(shop, 'a');
    await queue(shop, 'b');
    const { sent, port } = transport(() => true);
    await deliver(shop, port, { isStopping: () => sent.length > 0 });
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    expect(await rowOf(shop, 'a')).toMatchObject({ status: 'sent' });
    expect(await rowOf(shop, 'b')).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('backs off after a failure, retries, and goes on with other mail', async () => {
    const shop = await testApp({ seed: 'empty' });
    let up = false;
    const { sent, port } = transport(() => up);
    await queue(shop, 'a');
    await deliver(shop, port);
    expect(await rowOf(shop, 'a')).toMatchObject({
      status: 'queued',
      attempts: 1,
      last_error: 'connection refused',
    });
    up = true;
    await queue(shop, 'b');
    await deliver(shop, port);
    expect(sent.map(({ id }) => id)).toEqual(['b']);
    shop.clock.advance(MINUTE_MS);
    await deliver(shop, port);
    expect(sent.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('gives up after six failures', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queue(shop, 'a');
    const { port } = transport(() => false);
    for (let day = 0; day < 7; day += 1) {
      await deliver(shop, port);
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

describe('the mail of a code [finding H8]', () => {
  it('is sent before older mails of other kinds', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queue(shop, 'a');
    await queue(shop, 'b');
    shop.clock.advance(MINUTE_MS);
    await queueCode(shop, 'mei@pinpu.test');
    const { sent, port } = transport(() => true);
    await deliver(shop, port);
    expect(sent.map(({ to }) => to)).toEqual(['mei@pinpu.test', 'a@pinpu.test', 'b@pinpu.test']);
  });

  it('is tried again within seconds, and not sent once the code has expired', async () => {
    const shop = await testApp({ seed: 'empty' });
    let up = false;
    const { sent, port } = transport(() => up);
    await queueCode(shop, 'mei@pinpu.test');
    await deliver(shop, port);
    up = true;
    shop.clock.advance(MINUTE_MS / 4);
    await deliver(shop, port);
    expect(sent).toHaveLength(1);
    await queueCode(shop, 'li@pinpu.test');
    shop.clock.advance(30 * MINUTE_MS);
    await deliver(shop, port);
    expect(sent).toHaveLength(1);
    const [row] = await shop.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.to_email, 'li@pinpu.test'));
    expect(row).toMatchObject({ status: 'dead', text: '', html: '', last_error: 'expired' });
  });

  it('is stored encrypted, and sent in clear [finding L25]', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queueCode(shop, 'mei@pinpu.test');
    expect(JSON.stringify(await shop.db.select().from(outboxMails))).not.toContain('654321');
    const { sent, port } = transport(() => true);
    await deliver(shop, port);
    expect(sent).toMatchObject([{ text: CODE.text, html: CODE.html }]);
  });

  it('is not sent by a server with another key', async () => {
    const shop = await testApp({ seed: 'empty' });
    await queueCode(shop, 'mei@pinpu.test');
    const { sent, port } = transport(() => true);
    await deliver({ ...shop, serverKey: createSecretKey(Buffer.alloc(32, 'other')) }, port);
    expect(sent).toEqual([]);
  });
});

describe('failed deliveries [finding M20]', () => {
  it('failed deliveries log one warning a minute and an error for each mail given up, without addresses', async () => {
    const shop = await testApp({ seed: 'empty' });
    const lines: [level: string, facts: object][] = [];
    const failed = failureLog({
      warn: (facts: object) => lines.push(['warn', facts]),
      error: (facts: object) => lines.push(['error', facts]),
    });
    const port: MailTransport = {
      send: async ({ to }) => {
        throw Object.assign(new Error(`rejected: <${to}>`), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
      },
      close: () => undefined,
    };
    await queue(shop, 'a');
    await queue(shop, 'b');
    await deliver(shop, port, { failed });
    expect(lines).toHaveLength(1);
    for (let day = 0; day < 5; day += 1) {
      shop.clock.advance(24 * 60 * MINUTE_MS);
      await deliver(shop, port, { failed });
    }
    expect(lines.filter(([level]) => level === 'warn')).toHaveLength(5);
    const over = { kind: 'otp', attempts: 6, code: 'EENVELOPE', responseCode: 550 };
    expect(lines.filter(([level]) => level === 'error')).toEqual([
      ['error', over],
      ['error', over],
    ]);
    expect(JSON.stringify(lines)).not.toContain('pinpu.test');
  });
});
