import { eq } from 'drizzle-orm';
import { DAY } from '../../../platform/clock.ts';
import {
  auditLog,
  newsletterRecipients,
  newsletters,
  outboxMails,
  products,
} from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { consentsOf, enable, mailsTo, pressLink } from '../../../testing/people/mailing.ts';
import { feed, newsDesk, SPRING, subscribe } from '../../../testing/people/newsletter.ts';
import { claimMail, insertMail } from '../../base/mail/repository.ts';
import { newsletterData } from './repository.ts';

const ANN = 'ann@pinpu.test';
const BOB = 'bob@pinpu.test';
const MINUTE = 60_000;

let shop: TestApp;
let desk: Awaited<ReturnType<typeof newsDesk>>;

beforeEach(async () => {
  shop = await testApp();
  desk = await newsDesk(shop);
});

const news = () => shop.db.$count(outboxMails, eq(outboxMails.kind, 'news'));
const setSent = () =>
  shop.db.update(outboxMails).set({ status: 'sent' }).where(eq(outboxMails.status, 'queued'));

describe('the audience of a newsletter [W25]', () => {
  const buy = async (cus_email: string, product: Parameters<typeof lineOf>[0]) => {
    const body = checkoutBody([lineOf(product, 1)], { cus_email });
    const key = `key-${cus_email}-${product.prd_id}`.replaceAll(/[@.]/g, '-');
    const answer = await sendCheckout(shop, body, { s: `session-of-${key}`.slice(0, 36), key });
    expect(answer.json().success).toBe(true);
  };

  beforeEach(async () => {
    await subscribe(shop, [ANN, BOB]);
    await buy(ANN, OOLONG);
    await buy('stranger@pinpu.test', OOLONG);
    shop.clock.advance(10 * DAY);
    await buy(BOB, BRITTLE);
    desk = await newsDesk(shop, 'bea');
  });

  it.each([
    ['everybody who has subscribed', {}, 2],
    ['who bought anything within days', { bought: { of: 'any', id: '', days: 5 } }, 1],
    ['who bought a product', { bought: { of: 'product', id: OOLONG.prd_id, days: 30 } }, 1],
    ['who bought it too long ago', { bought: { of: 'product', id: OOLONG.prd_id, days: 5 } }, 0],
    ['who bought of a category', { bought: { of: 'category', id: 'C11', days: 30 } }, 1],
    ['who bought of its parent', { bought: { of: 'category', id: 'C1', days: 30 } }, 1],
    ['who bought of a maker', { bought: { of: 'maker', id: 'M1', days: 30 } }, 0],
    ['who has not bought since', { quiet_days: 5 }, 1],
    ['both', { bought: { of: 'product', id: OOLONG.prd_id, days: 30 }, quiet_days: 5 }, 1],
    [
      'both, of whom nobody is left',
      { bought: { of: 'any', id: '', days: 30 }, quiet_days: 30 },
      0,
    ],
  ] as const)('is %s', async (_who, segment, count) => {
    expect(await desk.audience(await desk.write({ segment }))).toBe(count);
  });

  it('has nobody who withdrew, or has not confirmed', async () => {
    const id = await desk.write();
    const [consent] = await consentsOf(shop, ANN);
    await pressLink(shop, `/mailing/stop/${consent?.id}`);
    expect(await desk.audience(id)).toBe(1);
  });
});

describe('sending a newsletter [W26]', () => {
  it('mails each receiver once, with the prices of that moment and a way out, and counts the results', async () => {
    await subscribe(shop, [ANN, BOB, 'gone@pinpu.test']);
    const id = await desk.write();
    await shop.db.update(products).set({ prd_name: '新名字' });
    expect((await desk.send(id)).page.newsletter).toMatchObject({
      state: 'sending',
      recipients: 3,
    });
    const [gone] = await consentsOf(shop, 'gone@pinpu.test');
    await pressLink(shop, `/mailing/stop/${gone?.id}`);
    await feed(shop);
    await feed(shop);
    const [mail] = await mailsTo(shop, ANN, 'news');
    expect(mail?.subject).toBe('拼鋪：春茶上市');
    expect(mail?.text).toContain('新茶 <b>到了</b>。\n\n新名字：NT$600');
    expect(mail?.html).toContain('新茶 &lt;b&gt;到了&lt;/b&gt;。');
    const [consent] = await consentsOf(shop, ANN);
    expect(mail?.unsubscribe_url).toMatch(new RegExp(`/mailing/stop/${consent?.id}$`));
    expect(await news()).toBe(2);
    await shop.db
      .update(outboxMails)
      .set({ status: 'dead', last_error: '550' })
      .where(eq(outboxMails.to_email, BOB));
    await setSent();
    await feed(shop);
    expect((await desk.call('GET', `/${id}`)).page.newsletter).toMatchObject({
      ...{ state: 'sent', recipients: 3, sent: 1, failed: 1, withdrawn: 1 },
      sent_by: 'admin:anna',
    });
    const actions = (await shop.db.select().from(auditLog)).map(
      ({ action, actor }) => `${actor} ${action}`,
    );
    expect(actions.filter((one) => one.includes('newsletter.send'))).toHaveLength(1);
  });

  it('keeps to the mails of an hour, spread over its minutes', async () => {
    await enable(shop, 'newsletter_per_hour', 120);
    await subscribe(
      shop,
      Array.from({ length: 7 }, (_, n) => `p${n}@pinpu.test`),
    );
    await desk.send(await desk.write());
    const counts: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      await feed(shop);
      await feed(shop);
      counts.push(await news());
      shop.clock.advance(MINUTE);
    }
    expect(counts).toEqual([2, 4, 6, 7, 7]);
  });

  it('lets other mails pass', async () => {
    await subscribe(shop, [ANN]);
    await desk.send(await desk.write());
    await feed(shop);
    shop.clock.advance(MINUTE);
    const order = { kind: 'order-placed', to: BOB, subject: 'x', text: 'x', html: '' };
    await insertMail(shop.db, order, shop.clock.now());
    const claimed = async () => (await claimMail(shop.db, shop.clock.now()))?.kind;
    expect([await claimed(), await claimed()]).toEqual(['order-placed', 'news']);
  });

  it('stops after the batch that is under way, and continues where it was', async () => {
    await enable(shop, 'newsletter_per_hour', 60);
    await subscribe(shop, [ANN, BOB]);
    const id = await desk.write();
    await desk.send(id);
    await feed(shop);
    expect((await desk.call('POST', `/${id}/stop`)).page.newsletter.state).toBe('stopped');
    shop.clock.advance(MINUTE);
    await feed(shop);
    expect(await news()).toBe(1);
    await desk.call('POST', `/${id}/resume`);
    await feed(shop);
    expect(await news()).toBe(2);
  });

  it('needs the number of receivers that was confirmed, content, and a draft', async () => {
    await subscribe(shop, [ANN]);
    const id = await desk.write();
    const { version } = (await desk.call('GET', `/${id}`)).page.newsletter;
    const refused = await desk.call('POST', `/${id}/send`, { version, audience: 2 });
    expect([refused.status, refused.code, await shop.db.$count(newsletterRecipients)]).toEqual([
      409,
      'AUDIENCE_CHANGED',
      0,
    ]);
    expect((await desk.send(await desk.write({ blocks: [] }))).code).toBe('NEWSLETTER_EMPTY');
    expect(
      (
        await desk.send(
          await desk.write({ segment: { quiet_days: 1, bought: { of: 'any', id: '', days: 1 } } }),
        )
      ).code,
    ).toBe('NO_RECIPIENTS');
    await desk.send(id);
    for (const answer of [
      await desk.call('PUT', `/${id}`, { version, ...SPRING, subject: '改' }),
      await desk.send(id),
    ])
      expect([answer.status, answer.code]).toEqual([409, 'NEWSLETTER_SENT']);
    expect((await desk.call('DELETE', `/${id}`)).status).toBe(404);
    expect(
      (await shop.db.select().from(newsletters).where(eq(newsletters.newsletter_id, id)))[0]
        ?.subject,
    ).toBe('春茶上市');
  });

  it('several instances mail everybody once, within the number of one', async () => {
    await subscribe(
      shop,
      Array.from({ length: 40 }, (_, n) => `p${n}@pinpu.test`),
    );
    const id = await desk.write();
    await Promise.all([desk.send(id), desk.send(id)]);
    const instance = () => feed(shop);
    for (let n = 0; n < 6; n += 1) {
      await Promise.all(Array.from({ length: 4 }, instance));
      expect(await news()).toBe(Math.min(40, 9 * (n + 1)));
      shop.clock.advance(MINUTE);
    }
    const mails = await shop.db.select().from(outboxMails).where(eq(outboxMails.kind, 'news'));
    expect(new Set(mails.map(({ to_email }) => to_email)).size).toBe(40);
  });
});

describe('writing a newsletter [W24]', () => {
  it('keeps what another clerk has changed meanwhile, and deletes drafts', async () => {
    const id = await desk.write();
    const { version } = (await desk.call('GET', `/${id}`)).page.newsletter;
    await desk.call('PUT', `/${id}`, { version, ...SPRING, subject: '夏茶' });
    expect(await desk.call('PUT', `/${id}`, { version, ...SPRING })).toMatchObject({
      ...{ status: 409, code: 'NEWSLETTER_CHANGED', page: { newsletter: { subject: '夏茶' } } },
    });
    await desk.call('DELETE', `/${id}`);
    expect((await desk.call('GET', '')).page.newsletters).toEqual([]);
  });

  it('takes pictures of this shop and links that are no scripts', async () => {
    const block = { kind: 'picture', picture: '/media/p/P0001/1', alt: '', link: '/products' };
    expect((await desk.call('POST', '', { ...SPRING, blocks: [block] })).status).toBe(200);
    for (const change of [
      { picture: 'https://other.example/a.png' },
      { link: 'javascript:alert(1)' },
    ])
      expect(
        (await desk.call('POST', '', { ...SPRING, blocks: [{ ...block, ...change }] })).status,
      ).toBe(400);
  });

  it('is shown as receivers get it, for an hour, and tried at one address', async () => {
    const id = await desk.write();
    const { preview } = (await desk.call('GET', `/${id}`)).page;
    const page = await shop.app.inject(preview);
    expect(page.body).toContain('春茶上市');
    expect(page.headers['content-security-policy']).toMatch(/^sandbox .*img-src 'self'/);
    expect((await shop.app.inject('/mailing/preview/x')).statusCode).toBe(404);
    shop.clock.advance(61 * MINUTE);
    expect((await shop.app.inject(preview)).statusCode).toBe(404);
    desk = await newsDesk(shop, 'bea');
    await desk.call('POST', `/${id}/test`, { email: ANN });
    expect(await mailsTo(shop, ANN, 'news-test')).toMatchObject([
      { subject: '（試寄）拼鋪：春茶上市' },
    ]);
  });
});

it('receivers are stored for a month after a newsletter has ended; its counts stay [W26]', async () => {
  await subscribe(shop, [ANN]);
  const id = await desk.write();
  await desk.send(id);
  await feed(shop);
  await setSent();
  await feed(shop);
  const left = async (days: number) => {
    shop.clock.advance(days * DAY);
    await newsletterData.deleteOld?.(shop.db, shop.clock.now());
    return shop.db.$count(newsletterRecipients);
  };
  expect([await left(30), await left(0.1)]).toEqual([1, 0]);
  desk = await newsDesk(shop, 'bea');
  expect((await desk.call('GET', `/${id}`)).page.newsletter).toMatchObject({
    recipients: 1,
    sent: 1,
  });
});
