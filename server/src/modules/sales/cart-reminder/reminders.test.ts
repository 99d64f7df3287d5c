import { DAY } from '../../../platform/clock.ts';
import { cartReminders, memberCarts, products } from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, type TestApp, testApp, WITHDRAWN } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import {
  consentsOf,
  enable,
  mailsTo,
  newsReader,
  pressLink,
} from '../../../testing/people/mailing.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { claimMail } from '../../base/mail/repository.ts';
import { sendCartReminders } from './service.ts';

const HOUR = 3_600_000;
const TEA = [{ prd_id: OOLONG.prd_id, qty: 2 }];

let shop: TestApp;
let member: Awaited<ReturnType<typeof signedInMember>>;

beforeEach(async () => {
  shop = await testApp();
  await enable(shop, 'cart_reminder_hours', 24);
  member = await signedInMember(shop.db, shop.clock.now());
});

const fill = (lines: { prd_id: string; qty: number }[], who = member) => {
  const row = { lines, u_date: shop.clock.now() };
  return shop.db
    .insert(memberCarts)
    .values({ cus_id: who.cus_id, ...row })
    .onConflictDoUpdate({ target: memberCarts.cus_id, set: row });
};
const consent = (cart = true, who = member) => newsReader(shop, who.headers).choose({ cart });
const remind = () => sendCartReminders(shop, shop.clock.now());
const mails = () => mailsTo(shop, member.acc_email, 'cart-reminder');
const after = async (ms: number) => {
  shop.clock.advance(ms);
  await remind();
  return (await mails()).length;
};
const order = () => {
  const body = checkoutBody([lineOf(BRITTLE, 1)], { cus_email: member.acc_email });
  return sendCheckout(shop, body, {
    s: 'session-of-the-buyer',
    key: `key-${shop.clock.now().getTime()}`,
  });
};

describe('the reminder of a cart [W22]', () => {
  it('is mailed once, after the hours of the setting, with the goods, their prices and a way out', async () => {
    await consent();
    await fill(TEA);
    expect(await after(24 * HOUR - 1)).toBe(0);
    expect(await after(1)).toBe(1);
    expect(await after(3 * DAY)).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('拼鋪：您的購物車還有商品');
    expect(mail?.text).toContain('阿里山高山烏龍茶：NT$600 × 2\n');
    expect(mail?.html).toMatch(/<img src="http[^"]+\/media\/p\/P0001\/1\?w=320" alt=""/);
    const [stored] = await consentsOf(shop, member.acc_email);
    expect(mail?.unsubscribe_url).toMatch(new RegExp(`/mailing/stop/${stored?.id}$`));
  });

  it.each([
    ['without consent', async () => fill(TEA)],
    [
      'after the consent was withdrawn',
      async () => [await consent(), await fill(TEA), await consent(false)],
    ],
    ['of an empty cart', async () => [await consent(), await fill([])]],
    [
      'while the setting is 0',
      async () => [await consent(), await fill(TEA), await enable(shop, 'cart_reminder_hours', 0)],
    ],
    [
      'of goods that are not on sale',
      async () => [await consent(), await fill([{ prd_id: WITHDRAWN.prd_id, qty: 1 }])],
    ],
    ['once the member has ordered', async () => [await consent(), await fill(TEA), await order()]],
  ])('is not mailed %s', async (_when, prepare) => {
    await prepare();
    expect(await after(2 * DAY)).toBe(0);
  });

  it('is not mailed at once for an old cart, whose member has just consented, nor for one of last month', async () => {
    await fill(TEA);
    shop.clock.advance(2 * DAY);
    await consent();
    expect(await after(0)).toBe(0);
    expect(await after(30 * DAY)).toBe(0);
  });

  it('leaves out what is not on sale any more, and has the price of the day', async () => {
    await consent();
    await fill([...TEA, { prd_id: BRITTLE.prd_id, qty: 1 }, { prd_id: WITHDRAWN.prd_id, qty: 1 }]);
    await shop.db.update(products).set({ prd_name: '新名字' });
    await after(DAY);
    const [mail] = await mails();
    expect(mail?.text.match(/新名字：/g)).toHaveLength(2);
  });

  it('comes again only for a cart that was filled after an order, and a week later', async () => {
    await consent();
    await fill(TEA);
    expect(await after(DAY)).toBe(1);
    await fill([{ prd_id: BRITTLE.prd_id, qty: 1 }]);
    expect(await after(8 * DAY)).toBe(1);
    await order();
    shop.clock.advance(1);
    await fill(TEA);
    expect(await after(DAY)).toBe(2);
    shop.clock.advance(1);
    await order();
    shop.clock.advance(1);
    await fill(TEA);
    expect(await after(2 * DAY)).toBe(2);
    expect(await after(6 * DAY)).toBe(3);
  });

  it('several instances mail everybody once, also while they withdraw', async () => {
    const people = await Promise.all(
      Array.from({ length: 60 }, () => signedInMember(shop.db, shop.clock.now())),
    );
    for (const who of people) {
      await consent(true, who);
      await fill(TEA, who);
    }
    shop.clock.advance(DAY);
    const [first] = people;
    const [stored] = await consentsOf(shop, first?.acc_email ?? '');
    await Promise.all([
      ...Array.from({ length: 4 }, remind),
      pressLink(shop, `/mailing/stop/${stored?.id}`),
    ]);
    const counts = await Promise.all(
      people
        .slice(1)
        .map(async ({ acc_email }) => (await mailsTo(shop, acc_email, 'cart-reminder')).length),
    );
    expect(new Set(counts)).toEqual(new Set([1]));
    expect(await mailsTo(shop, first?.acc_email ?? '', 'cart-reminder')).toEqual([]);
  });

  it('is sent after mails that somebody waits for', async () => {
    await consent();
    await fill(TEA);
    await after(DAY);
    shop.clock.advance(HOUR);
    await order();
    const kinds: (string | undefined)[] = [];
    for (let n = 0; n < 2; n += 1) kinds.push((await claimMail(shop.db, shop.clock.now()))?.kind);
    expect(kinds).toEqual([expect.not.stringMatching('cart-reminder'), 'cart-reminder']);
  });
});

describe('the link of a reminder [W23]', () => {
  const redeem = async (key: string, headers = {}) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/cart/reminder',
        headers,
        payload: { key },
      })
    ).json().body;
  const linesOf = async (key: string, headers = {}) =>
    (await redeem(key, headers))?.cart.map(({ prd_id, qty }: (typeof TEA)[number]) => ({
      prd_id,
      qty,
    }));
  let key: string;

  beforeEach(async () => {
    await consent();
    await fill([...TEA, { prd_id: BRITTLE.prd_id, qty: 1 }]);
    await after(DAY);
    key = (await mails())[0]?.cart ?? '';
  });

  it('has the lines for any browser, as often as it is opened, and nothing about the member', async () => {
    for (let n = 0; n < 2; n += 1)
      expect(await linesOf(key)).toEqual([...TEA, { prd_id: BRITTLE.prd_id, qty: 1 }]);
    expect(Object.keys(await redeem(key))).toEqual(['cart']);
    expect(JSON.stringify(await shop.db.select().from(cartReminders))).not.toContain(key);
  });

  it('does not bring back what the member has removed or ordered, and nothing to the member’s own browser', async () => {
    await fill(TEA);
    expect(await linesOf(key)).toEqual(TEA);
    expect(await linesOf(key, member.headers)).toEqual([]);
    await fill([]);
    expect(await linesOf(key)).toEqual([]);
  });

  it('ends after 14 days, and an unknown one leads nowhere', async () => {
    expect(await redeem('unknown')).toBeNull();
    expect(await redeem('')).toBeNull();
    shop.clock.advance(14 * DAY);
    expect(await redeem(key)).toBeNull();
  });
});
