import { paymentAttempts } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { limitQueries, QUERY_BURST, type QueryBudget, queryBudget } from './limited-provider.ts';
import type { TradeRef } from './port.ts';
import { paymentProvider } from './provider.ts';
import { ProviderUnreachable, QueryLimitReached } from './provider-unreachable.ts';
import { markAnswered } from './query-repository.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

async function placed() {
  const shop = await testApp();
  await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]));
  const [attempt] = await shop.db.select().from(paymentAttempts);
  const trade: TradeRef = { trade_no: '', provider_trade_no: '', amount: 0, ...attempt };
  const queried: string[] = [];
  const knobs = { down: false };
  const real = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
  const provider = {
    ...real,
    query: async ({ trade_no }: TradeRef) => {
      queried.push(trade_no);
      if (knobs.down) throw new ProviderUnreachable('no answer');
      return null;
    },
  };
  const instance = (budget: QueryBudget = queryBudget(shop.clock.now)) =>
    limitQueries(provider, { db: shop.db, clock: shop.clock.now, pauseMs: 60_000, budget });
  return { ...shop, trade, queried, knobs, instance };
}

const addAttempt = async ({ db }: Pick<TestApp, 'db'>, trade_no: string) => {
  const [first] = await db.select().from(paymentAttempts);
  if (!first) throw new Error('there is no attempt');
  const values = { ...first, attempt_id: trade_no, trade_no, status: 'superseded' as const };
  await db.insert(paymentAttempts).values({ ...values, queried_at: null, answered: false });
};

describe('a provider', () => {
  it('is queried once a minute about an attempt, by any number of instances [finding M11]', async () => {
    const { instance, trade, queried, clock } = await placed();
    const instances = [instance(), instance()];
    for (const one of instances) expect(await one.query(trade)).toBeNull();
    clock.advance(MINUTE - 1);
    for (const one of instances) expect(await one.query(trade)).toBeNull();
    expect(queried).toHaveLength(1);
    clock.advance(1);
    await Promise.allSettled(instances.map((one) => one.query(trade)));
    expect(queried).toHaveLength(2);
  });

  it('is not queried about an order’s new attempt right after the old one [finding M11]', async () => {
    const shop = await placed();
    const provider = shop.instance();
    await provider.query(shop.trade);
    await addAttempt(shop, 'second');
    expect(await provider.query({ ...shop.trade, trade_no: 'second' })).toBeNull();
    expect(shop.queried).toEqual([shop.trade.trade_no]);
  });

  it('stays unknown for a minute after a query without an answer', async () => {
    const { instance, trade, queried, knobs, clock } = await placed();
    const provider = instance();
    knobs.down = true;
    await expect(provider.query(trade)).rejects.toThrow(ProviderUnreachable);
    knobs.down = false;
    await expect(provider.query(trade)).rejects.toThrow(ProviderUnreachable);
    expect(queried).toHaveLength(1);
    clock.advance(MINUTE);
    expect(await provider.query(trade)).toBeNull();
  });

  it('stays unknown while an answer is not applied', async () => {
    const { instance, trade, db } = await placed();
    const provider = instance();
    await provider.query(trade);
    await db.update(paymentAttempts).set({ answered: false });
    await expect(provider.query(trade)).rejects.toThrow(ProviderUnreachable);
    await markAnswered(db, trade.trade_no);
    expect(await provider.query(trade)).toBeNull();
  });

  it('is queried about many orders no faster than the budget of the process [finding M11]', async () => {
    const shop = await placed();
    const provider = shop.instance();
    const rejections: unknown[] = [];
    for (let n = 0; n < QUERY_BURST + 5; n += 1) {
      await shop.db.update(paymentAttempts).set({ queried_at: null });
      await provider.query(shop.trade).catch((error: unknown) => rejections.push(error));
    }
    expect(shop.queried).toHaveLength(QUERY_BURST);
    expect(rejections).toHaveLength(5);
    for (const rejection of rejections) expect(rejection).toBeInstanceOf(QueryLimitReached);
    shop.clock.advance(2 * SECOND);
    await shop.db.update(paymentAttempts).set({ queried_at: null });
    expect(await provider.query(shop.trade)).toBeNull();
  });

  it('spends nothing of its budget on queries that are not sent', async () => {
    const { instance, trade, queried } = await placed();
    const provider = instance();
    for (let n = 0; n < 2 * QUERY_BURST; n += 1) expect(await provider.query(trade)).toBeNull();
    expect(queried).toHaveLength(1);
  });
});
