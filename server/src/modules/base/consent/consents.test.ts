import { eq } from 'drizzle-orm';
import { DAY } from '../../../platform/clock.ts';
import { outboxMails } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  consentsOf,
  enable,
  mailsTo,
  newsReader,
  openLink,
  pressLink,
  statesOf,
} from '../../../testing/people/mailing.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { insertMail } from '../mail/repository.ts';
import { CONFIRM_MS } from './links.ts';
import { consentData } from './repository.ts';

const EMAIL = 'guest@pinpu.test';
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
  await enable(shop, 'newsletter_signup', true);
});

const confirmLink = async () => {
  await newsReader(shop).signUp(EMAIL);
  return (await mailsTo(shop, EMAIL, 'news-confirm'))[0]?.confirm ?? '';
};

describe('signing up for newsletters [W20]', () => {
  it('mails a link that must be pressed, since anybody can type any address', async () => {
    const link = await confirmLink();
    expect(await statesOf(shop, EMAIL)).toEqual({ news: 'pending' });
    const page = await openLink(shop, link);
    expect(page.body).toMatch(/<form method="post"><button type="submit">確認訂閱<\/button>/);
    expect(page.headers['referrer-policy']).toBe('same-origin');
    await shop.app.inject({ method: 'HEAD', url: link });
    expect(await statesOf(shop, EMAIL)).toEqual({ news: 'pending' });
    expect((await pressLink(shop, link)).body).toContain('訂閱完成');
    expect(await consentsOf(shop, EMAIL)).toMatchObject([
      { state: 'confirmed', source: 'footer', confirmed_at: shop.clock.now() },
    ]);
    expect((await openLink(shop, link)).body).toContain('訂閱完成');
  });

  it('answers and mails the same for an address that is known, pending or withdrawn', async () => {
    const answers: [number, string][] = [];
    const signUp = async () => {
      const { statusCode, body } = await newsReader(shop).signUp(EMAIL);
      answers.push([statusCode, body]);
      return (await mailsTo(shop, EMAIL, 'news-confirm'))[0]?.confirm ?? '';
    };
    await signUp();
    await pressLink(shop, await signUp());
    await signUp();
    const [consent] = await consentsOf(shop, EMAIL);
    expect(consent?.state).toBe('confirmed');
    await pressLink(shop, `/mailing/stop/${consent?.id}`);
    await signUp();
    expect(await statesOf(shop, EMAIL)).toEqual({ news: 'pending' });
    expect(new Set(answers.map((answer) => answer.join(' '))).size).toBe(1);
    expect(await mailsTo(shop, EMAIL, 'news-confirm')).toHaveLength(4);
  });

  it('needs no mail for a member’s own address', async () => {
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const answer = await newsReader(shop, headers).signUp(acc_email.toUpperCase());
    expect(answer.json().body).toEqual({ state: 'confirmed' });
    expect(await statesOf(shop, acc_email)).toEqual({ news: 'confirmed' });
    expect(await shop.db.$count(outboxMails)).toBe(0);
    expect((await newsReader(shop, headers).signUp(EMAIL)).json().body).toEqual({ state: 'asked' });
  });

  it('is rejected where the shop has none, and beyond ten mails a day', async () => {
    for (let n = 0; n < 10; n += 1) await newsReader(shop).signUp(`gu.est+${n}@gmail.com`);
    expect((await newsReader(shop).signUp('guest@gmail.com')).statusCode).toBe(429);
    await enable(shop, 'newsletter_signup', false);
    expect((await newsReader(shop).signUp(EMAIL)).statusCode).toBe(404);
  });

  it('has a link that ends after two days, once, and with an earlier withdrawal', async () => {
    const late = await confirmLink();
    shop.clock.advance(CONFIRM_MS);
    expect((await pressLink(shop, late)).statusCode).toBe(404);
    const link = await confirmLink();
    await pressLink(shop, link);
    const [consent] = await consentsOf(shop, EMAIL);
    await pressLink(shop, `/mailing/stop/${consent?.id}`);
    expect((await pressLink(shop, link)).statusCode).toBe(404);
    expect(await statesOf(shop, EMAIL)).toEqual({ news: 'withdrawn' });
    expect((await pressLink(shop, '/mailing/confirm/unknown')).statusCode).toBe(404);
  });
});

describe('withdrawing a consent [W21]', () => {
  async function subscribed() {
    await pressLink(shop, await confirmLink());
    const [consent] = await consentsOf(shop, EMAIL);
    return `/mailing/stop/${consent?.id}`;
  }

  it('takes one POST of a mail program, without a page or a redirect (RFC 8058); opening changes nothing', async () => {
    const stop = await subscribed();
    expect((await openLink(shop, stop)).body).toContain('取消訂閱電子報</button>');
    expect(await statesOf(shop, EMAIL)).toEqual({ news: 'confirmed' });
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: stop, payload: 'List-Unsubscribe=One-Click' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(await statesOf(shop, EMAIL)).toEqual({ news: 'withdrawn' });
    for (const later of [
      await openLink(shop, stop),
      await pressLink(shop, '/mailing/stop/unknown'),
    ])
      expect(later.body).toContain('已取消');
  });

  it('discards mails that wait in the outbox, and no other', async () => {
    const stop = await subscribed();
    const mail = { to: EMAIL, subject: '春茶', text: '春茶', html: '' };
    for (const kind of ['news', 'order-placed'])
      await insertMail(shop.db, { kind, ...mail }, shop.clock.now());
    await pressLink(shop, stop);
    const [news] = await shop.db.select().from(outboxMails).where(eq(outboxMails.kind, 'news'));
    expect(news).toMatchObject({ status: 'dead', to_email: '', text: '' });
    expect(await mailsTo(shop, EMAIL, 'order-placed')).toMatchObject([{ status: 'queued' }]);
  });

  it('is as easy in the member centre as giving it', async () => {
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const member = newsReader(shop, headers);
    expect(await member.choices()).toEqual({ news: false, cart: false });
    await member.choose({ source: 'cart', cart: true });
    await member.choose({ news: true });
    expect(await member.choices()).toEqual({ news: true, cart: true });
    await member.choose({ news: false });
    expect(await member.choices()).toEqual({ news: false, cart: true });
    const stored = await consentsOf(shop, acc_email);
    expect(stored.find(({ topic }) => topic === 'cart')).toMatchObject({ source: 'cart' });
    expect((await newsReader(shop).choose({ news: true })).statusCode).toBe(401);
  });
});

it('consents are stored for a year after they were withdrawn, unconfirmed ones as long as their link works [W20]', async () => {
  const link = await confirmLink();
  const left = async (days: number) => {
    shop.clock.advance(days * DAY);
    await consentData.deleteOld?.(shop.db, shop.clock.now());
    return (await consentsOf(shop, EMAIL)).length;
  };
  expect(await left(1)).toBe(1);
  await pressLink(shop, link);
  expect(await left(4000)).toBe(1);
  const [consent] = await consentsOf(shop, EMAIL);
  await pressLink(shop, `/mailing/stop/${consent?.id}`);
  expect(await left(365)).toBe(1);
  expect(await left(1)).toBe(0);
  await confirmLink();
  expect(await left(2.1)).toBe(0);
});
