import { refundTasks } from '../../../../platform/db/schema/index.ts';
import { refundRun, refundShop } from '../../../../testing/orders/refund-shop.ts';
import { numbersFrom } from '../../../../testing/seeded-numbers.ts';
import { REFUND_LEASE_MS } from './run-refunds.ts';
import { storedRefundBook } from './stored-refund-book.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const part = (shop: Awaited<ReturnType<typeof refundShop>>, amount: number) =>
  shop.move('refund-part', { amount, way: 'provider' });

describe('a refund', () => {
  onPostgres(
    'two instances and two clerks never pay back more than was paid, whatever answers are lost [Q4]',
    async () => {
      const shop = await refundShop();
      const draw = numbersFrom(43);
      const runs = [refundRun(shop), refundRun(shop)];
      const clerk = async () => {
        for (let turn = 0; turn < 6; turn += 1) {
          shop.peer.knobs.losesActions = draw(2);
          await part(shop, 50 + draw(300));
        }
      };
      for (let round = 0; round < 3; round += 1) {
        await Promise.all([...runs.map((run) => run()), clerk(), clerk()]);
        shop.clock.advance(5 * MINUTE);
      }
      shop.peer.knobs.losesActions = 0;
      for (let round = 0; round < 12; round += 1) {
        shop.clock.advance(HOUR);
        await Promise.all(runs.map((run) => run()));
      }
      const tasks = await shop.db.select().from(refundTasks);
      const booked = shop.peer.trade(shop.trade_no).credit?.refunds ?? [];
      const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
      expect(sum(booked)).toBeLessThanOrEqual(1300);
      expect(tasks.filter(({ status }) => status !== 'done')).toEqual([]);
      expect(tasks.map(({ amount }) => amount).toSorted()).toEqual(booked.toSorted());
      expect(tasks.length).toBeGreaterThan(3);
    },
    60_000,
  );

  onPostgres('is claimed by one of two instances [Q3]', async () => {
    const shop = await refundShop();
    const books = [1, 2, 3, 4].map(() =>
      storedRefundBook({ db: shop.db, publicUrl: shop.config.publicUrl }),
    );
    for (let round = 0; round < 4; round += 1) {
      await part(shop, 100);
      const now = shop.clock.now();
      const until = new Date(now.getTime() + REFUND_LEASE_MS);
      const claims = await Promise.all(books.map((book) => book.claim(until, now)));
      expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
    }
  });

  it('is taken one by one where several are due [Q3]', async () => {
    const shop = await refundShop();
    for (const amount of [300, 200]) await part(shop, amount);
    const book = storedRefundBook({ db: shop.db, publicUrl: shop.config.publicUrl });
    const now = shop.clock.now();
    const until = new Date(now.getTime() + REFUND_LEASE_MS);
    const waiting = async () =>
      (await shop.tasks()).filter(({ next_at }) => next_at && next_at <= now);
    const first = await book.claim(until, now);
    expect(await waiting()).toHaveLength(1);
    const second = await book.claim(until, now);
    expect(await waiting()).toHaveLength(0);
    expect(first?.id).not.toBe(second?.id);
    expect(await book.claim(until, now)).toBeUndefined();
  });
});
