import { eq } from 'drizzle-orm';
import { after, DAY } from '../../../platform/clock.ts';
import { members, orders } from '../../../platform/db/schema/index.ts';
import { CREDIT, creditShop, wrongLots } from '../../../testing/orders/credit-shop.ts';
import { SILVER, setLevels } from '../../../testing/people/member-level.ts';
import { mailedCodes, signInBrowser } from '../../../testing/people/sign-in-browser.ts';
import { earnCredit } from './earn.ts';
import { expireCredit } from './ledger.ts';

async function shippedOrder(use = 0) {
  const shop = await creditShop();
  if (use > 0) await shop.grant(use);
  const ord_code = await shop.paid(use);
  const now = shop.clock.now();
  await shop.db.update(orders).set({ status: 99, ship_date: now });
  const earn = async (days: number) => {
    shop.clock.advance(days * DAY);
    await earnCredit(shop.db, shop.clock.now());
    return (await shop.lots()).filter(({ reason }) => reason === 'order');
  };
  return { ...shop, ord_code, earn };
}

describe('credit for an order', () => {
  it('comes once, after its days, and expires by the shop’s terms [W4]', async () => {
    const shop = await shippedOrder();
    expect(await shop.earn(13)).toEqual([]);
    const [lot, ...more] = await shop.earn(1);
    expect(more).toEqual([]);
    expect(lot).toMatchObject({ amount: 39, note: `訂單 ${shop.ord_code}` });
    expect(lot?.expires_at).toEqual(after(shop.clock.now(), 365 * DAY));
    expect(await shop.earn(1)).toHaveLength(1);
  });

  it('is counted from money alone, without what was paid back [W4]', async () => {
    const shop = await shippedOrder(300);
    const part = { amount: 500, way: 'hand', contents: [], restock: false };
    await (await shop.anna()).move(shop.ord_code, 'refund-part', part);
    expect(await shop.earn(14)).toMatchObject([{ amount: 15 }]);
  });

  it('is counted by the level of the member where that brings more [W4] [W10]', async () => {
    const shop = await shippedOrder();
    await setLevels(shop, { ...SILVER, from: 1000, credit_percent: 5 });
    expect(await shop.earn(14)).toMatchObject([{ amount: 65 }]);
  });

  it('comes for every order, also behind many that earn none [W4]', async () => {
    const shop = await shippedOrder();
    await shop.db.update(orders).set({ pay_amt: 33 });
    shop.clock.advance(60_000);
    await shop.paid(0);
    await shop.db.update(orders).set({ status: 99, ship_date: shop.clock.now() });
    shop.clock.advance(14 * DAY);
    await earnCredit(shop.db, shop.clock.now(), 1);
    expect(await shop.lots()).toMatchObject([{ reason: 'order', amount: 39 }]);
  });

  it('comes late where the shop was down, but not for old orders [W4]', async () => {
    const late = await shippedOrder();
    expect(await late.earn(43)).toHaveLength(1);
    const old = await shippedOrder();
    expect(await old.earn(45)).toEqual([]);
  });

  it('is none where it is below NT$1, or the shop gives none [W4]', async () => {
    const shop = await shippedOrder();
    await shop.db.update(orders).set({ pay_amt: 33 });
    expect(await shop.earn(14)).toEqual([]);
  });
});

describe('credit whose validity ends', () => {
  it('is recorded as expired, once; what does not expire stays [W5]', async () => {
    const shop = await creditShop();
    await shop.grant(100, { expires_at: after(shop.clock.now(), DAY) });
    await shop.grant(40);
    await shop.buy(30);
    shop.clock.advance(DAY);
    for (const _ of [1, 2]) await expireCredit(shop.db, shop.clock.now());
    const ends = (await shop.entries()).filter(({ kind }) => kind === 'expired');
    expect(ends.map(({ amount }) => amount)).toEqual([-70]);
    expect(await shop.balance()).toEqual({ bonus: 40, paid: 0 });
    expect(await wrongLots(shop)).toEqual([]);
  });
});

it('a new member gets the shop’s welcome at the first sign-in, and not again [W4]', async () => {
  const shop = await creditShop({ ...CREDIT, welcome: 50 });
  for (const _ of [1, 2]) {
    const browser = signInBrowser(shop);
    await browser.ask('new@pinpu.test');
    await browser.turnIn((await mailedCodes(shop, 'new@pinpu.test')).typed, 'new@pinpu.test');
    shop.clock.advance(120_000);
  }
  const [member] = await shop.db
    .select()
    .from(members)
    .where(eq(members.acc_email, 'new@pinpu.test'));
  expect(await shop.lots()).toMatchObject([
    { cus_id: member?.cus_id, reason: 'welcome', amount: 50 },
  ]);
});
