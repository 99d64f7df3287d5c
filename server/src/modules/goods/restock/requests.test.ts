import { eq } from 'drizzle-orm';
import {
  members,
  outboxMails,
  products,
  restockRequests,
} from '../../../platform/db/schema/index.ts';
import {
  press,
  requestsOf,
  restockBrowser,
  restocked,
  restockMails,
} from '../../../testing/goods/restock.ts';
import { OOLONG, PINEAPPLE, type TestApp, testApp, WITHDRAWN } from '../../../testing/index.ts';
import { provedCookies } from '../../../testing/people/email-proof.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { deleteRestockRequestsOf } from './repository.ts';

const DAY = 86_400_000;
const email = 'guest@pinpu.test';
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
});

const confirmations = (to = email) => restockMails(shop, to, 'restock-confirm');
const sent = (to = email) => restockMails(shop, to, 'restock');
const newestLink = async (to = email) => (await confirmations(to))[0]?.confirm ?? '';

describe('asking for a mail when a product is back [P7]', () => {
  it('waits once the mailed link is confirmed, which this browser sees', async () => {
    const phone = restockBrowser(shop);
    expect(await phone.seen()).toBeUndefined();
    const answer = await phone.ask(' Guest@Pinpu.TEST ');
    expect(answer.json()).toEqual({ success: true, body: { state: 'asked', email } });
    expect(await phone.seen()).toEqual({ state: 'asked', email });
    await restocked(shop, 0);
    expect(await sent()).toHaveLength(0);
    const page = await press(shop, await newestLink());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('已為您登記到貨通知');
    expect(await phone.seen()).toEqual({ state: 'waiting', email });
    expect(await restockBrowser(shop, { s: 'session-of-another' }).seen()).toBeUndefined();
  });

  it('a member’s request for the own e-mail is confirmed at once, on all devices, without a mail', async () => {
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const waiting = { state: 'waiting', email: acc_email };
    const phone = restockBrowser(shop, { headers });
    expect((await phone.ask(acc_email)).json().body).toEqual(waiting);
    expect(await restockBrowser(shop, { headers, s: 'session-of-a-laptop' }).seen()).toEqual(
      waiting,
    );
    expect(await shop.db.$count(outboxMails)).toBe(0);
    await phone.ask(email);
    expect(await confirmations()).toHaveLength(1);
  });

  it('waits at once in a browser that has proved the e-mail', async () => {
    const phone = restockBrowser(shop);
    Object.assign(phone.cookies, await provedCookies(shop));
    expect((await phone.ask(email)).json().body.state).toBe('waiting');
    expect((await phone.ask('other@pinpu.test')).json().body.state).toBe('asked');
  });

  it('answers alike, and tells a stranger nothing, whether the e-mail is a member’s, waits, or is unknown', async () => {
    const member = await signedInMember(shop.db, shop.clock.now());
    await restockBrowser(shop, member).ask(member.acc_email);
    const stranger = restockBrowser(shop, { s: 'session-of-a-stranger', from: '192.0.2.1' });
    const answers = [];
    for (const to of [member.acc_email, email]) {
      const { statusCode, body } = await stranger.ask(to);
      answers.push([statusCode, body.replace(to, 'THEM')]);
      expect(await stranger.seen()).toEqual({ state: 'asked', email: to });
      expect(await confirmations(to)).toHaveLength(1);
      await stranger.cancel();
    }
    expect(answers[0]).toEqual(answers[1]);
    const seen = await restockBrowser(shop, member).seen();
    expect(seen).toEqual({ state: 'waiting', email: member.acc_email });
    expect(await shop.db.$count(members)).toBe(3);
  });

  it('a repeated request sends a new link; the old one has ended, and one row is stored', async () => {
    const phone = restockBrowser(shop);
    await phone.ask(email);
    const old = await newestLink();
    shop.clock.advance(1000);
    await phone.ask(email);
    expect((await press(shop, old)).statusCode).toBe(404);
    expect(await requestsOf(shop)).toMatchObject([{ state: 'asked' }]);
    expect((await press(shop, await newestLink())).statusCode).toBe(200);
  });

  it('is rejected for products in stock, hidden or unknown, and without an e-mail', async () => {
    const phone = restockBrowser(shop);
    expect((await phone.ask(email, OOLONG.prd_id)).json().msg).toMatchObject([
      { Code: 'IN_STOCK' },
    ]);
    for (const prd_id of [WITHDRAWN.prd_id, 'P9999'])
      expect((await phone.ask(email, prd_id)).statusCode).toBe(404);
    for (const bad of ['', 'nobody', `a,${email}`, 'a\u0000b@pinpu.test'])
      expect((await phone.ask(bad)).statusCode).toBe(400);
    const url = `/api/product/${PINEAPPLE.prd_id}/restock`;
    expect((await shop.app.inject({ method: 'POST', url, payload: { email } })).statusCode).toBe(
      400,
    );
    expect(await requestsOf(shop)).toEqual([]);
    expect(await shop.db.$count(outboxMails)).toBe(0);
  });

  it('mails an address ten times a day, also if each request is withdrawn', async () => {
    for (let n = 0; n < 10; n += 1) {
      const stranger = restockBrowser(shop, { s: `session-number-${n}`, from: `192.0.2.${n}` });
      expect((await stranger.ask(email)).statusCode).toBe(200);
      await stranger.cancel();
    }
    const phone = restockBrowser(shop);
    const rejected = await phone.ask(email);
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().msg).toMatchObject([{ Code: 'TOO_MANY_CONFIRMATIONS' }]);
    expect(await requestsOf(shop)).toEqual([]);
    expect((await phone.ask('other@pinpu.test')).statusCode).toBe(200);
    shop.clock.advance(DAY);
    expect((await phone.ask(email)).statusCode).toBe(200);
  });

  it('is limited to sixty calls of one address in ten minutes', async () => {
    const phone = restockBrowser(shop);
    for (let n = 0; n < 60; n += 1) await phone.ask(email, 'P9999');
    expect((await phone.ask(email)).statusCode).toBe(429);
    expect((await restockBrowser(shop, { from: '192.0.2.1' }).ask(email)).statusCode).toBe(200);
  });
});

describe('cancelling', () => {
  it('ends what this browser waits for', async () => {
    const phone = restockBrowser(shop);
    await phone.ask(email);
    await press(shop, await newestLink());
    await phone.cancel();
    expect(await phone.seen()).toBeUndefined();
    expect(await requestsOf(shop)).toEqual([]);
    expect((await phone.cancel()).statusCode).toBe(200);
  });

  it('cancelling before the confirmation ends the link', async () => {
    const phone = restockBrowser(shop);
    await phone.ask(email);
    await phone.cancel();
    expect((await press(shop, await newestLink())).statusCode).toBe(404);
    await restocked(shop);
    expect(await sent()).toHaveLength(0);
  });

  it('ends nothing of others: not of the same e-mail, nor without a session', async () => {
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const owner = restockBrowser(shop, { headers });
    await owner.ask(acc_email);
    const stranger = restockBrowser(shop, { s: 'session-of-a-stranger' });
    await stranger.ask(acc_email);
    await stranger.cancel();
    await restockBrowser(shop, { s: 'session-of-nobody' }).cancel();
    expect(await stranger.seen()).toBeUndefined();
    expect(await owner.seen()).toMatchObject({ state: 'waiting' });
    await restocked(shop);
    expect(await sent(acc_email)).toHaveLength(1);
  });
});

it('removes the session of an erased person from requests they made for others', async () => {
  await restockBrowser(shop, { s: 'session-of-ann' }).ask(email);
  await press(shop, await newestLink());
  await restockBrowser(shop, { s: 'session-of-bob' }).ask(email);
  const [before] = await requestsOf(shop);
  expect(before).toMatchObject({ s: 'session-of-ann', asking_s: 'session-of-bob' });
  const sessions = ['session-of-ann', 'session-of-bob'];
  expect(await deleteRestockRequestsOf(shop.db, { email: 'ann@pinpu.test', sessions })).toBe(0);
  expect(await requestsOf(shop)).toEqual([{ ...before, s: '', asking_s: '' }]);
  expect(await deleteRestockRequestsOf(shop.db, { email, sessions: [] })).toBe(1);
});

describe('the mail', () => {
  const waiting = async () => {
    const phone = restockBrowser(shop);
    await phone.ask(email);
    await press(shop, await newestLink());
    return phone;
  };

  it('goes out once, when there is something to buy', async () => {
    await waiting();
    await shop.db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'P0004'));
    await restocked(shop);
    expect(await sent()).toHaveLength(0);
    await shop.db.update(products).set({ enabled: true }).where(eq(products.prd_id, 'P0004'));
    await restocked(shop, 0);
    expect(await sent()).toHaveLength(0);
    await restocked(shop, 1);
    await restocked(shop, 0);
    await restocked(shop, 7);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('拼鋪：土鳳梨酥禮盒到貨了');
    expect(mail?.text).toContain('http://shop.test/product/P0004');
    expect(mail?.unsubscribe_url).toBe(`http://shop.test${mail?.stop}`);
  });

  it('can be asked for again when the product is sold out again', async () => {
    const phone = await waiting();
    await restocked(shop);
    await restocked(shop, 0);
    expect(await phone.seen()).toBeUndefined();
    shop.clock.advance(1000);
    await phone.ask(email);
    await press(shop, await newestLink());
    expect(await phone.seen()).toMatchObject({ state: 'waiting' });
    await restocked(shop);
    expect(await sent()).toHaveLength(2);
    expect(await requestsOf(shop)).toHaveLength(1);
  });

  it('goes to everybody who waits, in batches', async () => {
    const now = shop.clock.now();
    const rows = Array.from({ length: 250 }, (_, n) => ({
      ...{ id: `id-${n}`, prd_id: PINEAPPLE.prd_id, email: `p${n}@pinpu.test` },
      ...{ state: 'waiting' as const, c_date: now, asked_at: now },
      confirmed_at: new Date(now.getTime() - n * 1000),
    }));
    await shop.db.insert(restockRequests).values(rows);
    await restocked(shop);
    expect(await shop.db.$count(outboxMails)).toBe(250);
    expect((await requestsOf(shop)).every(({ state }) => state === 'sent')).toBe(true);
  });
});
