import {
  promoOrders,
  promoPayoutLines,
  promoPayouts,
} from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { payoutShop } from '../../../../testing/promo/payout-shop.ts';
import { numbersFrom, oneOf } from '../../../../testing/seeded-numbers.ts';

let shop: TestApp;
let till: ReturnType<typeof payoutShop>;
beforeEach(async () => {
  shop = await testApp();
  till = payoutShop(shop);
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

type Promoter = Awaited<ReturnType<typeof till.promoter>>;
const YEAR = Date.UTC(2026, 0, 1);
const [HOUR, DAY] = [3_600_000, 86_400_000];

/** An order of the year, with the values that the test computes with. */
interface Sold {
  who: Promoter;
  ord_id: string;
  profit: number;
  paid: number;
  back: number;
  /** The day of the year in Taipei, counted from 0, from which its profit is payable. */
  payable: number;
}

async function sellFor(who: Promoter, profit: number, ms: number, store: boolean, own: boolean) {
  const rec_way = store ? 2 : 1;
  const bought = own ? { cus_email: who.acc_email } : {};
  const ord_id = await who.sell(profit, new Date(ms).toISOString(), { rec_way, ...bought });
  const payable = Math.floor((ms + 8 * HOUR - YEAR) / DAY) + 1 + (store ? 17 : 10);
  return { who, ord_id, profit: own ? 0 : profit, paid: profit + 300, back: 0, payable };
}

it('pays to the dollar what a recount of all orders makes, over twelve months [defect 9]', async () => {
  const draw = numbersFrom(20261123);
  shop.clock.advance(YEAR + 366 * DAY - shop.clock.now().getTime());
  const [ann, bob, eve] = [
    await till.promoter('ann'),
    await till.promoter('bob'),
    await till.promoter('eve'),
  ];
  const sold: Sold[] = [];
  for (let n = 0; n < 90; n += 1) {
    const ms = YEAR + draw(365) * DAY + draw(24) * HOUR;
    const who = oneOf([ann, bob, eve], draw);
    sold.push(await sellFor(who, 1 + draw(900), ms, draw(3) === 0, draw(9) === 0));
  }
  for (let month = 1; month <= 12; month += 1) {
    for (const one of sold)
      if (one.back === 0 && draw(12) === 0) {
        one.back = 1 + draw(one.paid);
        await till.takeBack(one.ord_id, one.back);
      }
    // In the last month, every promoter earns enough to cover what returns still have to deduct.
    if (month === 12)
      for (const who of [ann, bob, eve])
        sold.push(await sellFor(who, 5000, YEAR + 340 * DAY, false, false));
    const { status } = await till.close(`2026-${String(month).padStart(2, '0')}`);
    expect(status).toBe(200);
  }
  const rows = await shop.db.select().from(promoPayouts);
  for (const who of [ann, bob, eve]) {
    const due = sold.filter((one) => one.who === who && one.payable < 365);
    const left = due.map(({ profit, paid, back }) => Math.floor((profit * (paid - back)) / paid));
    const paid = rows.filter(({ cus_id }) => cus_id === who.cus_id);
    expect(sum(paid.map(({ amount }) => amount))).toBe(sum(left));
  }
  expect(sold.filter(({ payable }) => payable >= 365).length).toBeGreaterThan(2);
  const lines = await shop.db.select().from(promoPayoutLines);
  expect(lines.filter(({ amount }) => amount < 0).length).toBeGreaterThan(5);
  for (const { ord_id, paid_out } of await shop.db.select().from(promoOrders))
    expect(sum(lines.filter((one) => one.ord_id === ord_id).map((one) => one.amount))).toBe(
      paid_out,
    );
});
