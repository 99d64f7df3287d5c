import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataHooks } from '../../../app/data-hooks.ts';
import { ROOT_DIR } from '../../../platform/config/config.ts';
import {
  checkoutKeys,
  clickTallies,
  linkClicks,
  orders,
  outboxMails,
  partReportNetworks,
  partReports,
  paymentAttempts,
  refundTasks,
  restockRequests,
  sandboxTrades,
  shortLinks,
} from '../../../platform/db/schema/index.ts';
import { listTables } from '../../../platform/db/tables.ts';
import { OOLONG, PINEAPPLE, PROMOTER, PROMOTER_CODE, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { sweepOldRows } from './routes.ts';

const DAY = 86_400_000;

async function ordered() {
  const shop = await testApp();
  await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]), { key: 'key-of-a-checkout' });
  const sweepAfter = async (days: number) => {
    shop.clock.advance(days * DAY);
    await sweepOldRows({ db: shop.db, dataHooks }, shop.clock.now());
  };
  return { ...shop, sweepAfter };
}

describe('old rows [finding L22]', () => {
  it('rows of checkouts and the sandbox are deleted', async () => {
    const { db, clock, sweepAfter } = await ordered();
    const trade = { provider_trade_no: 'p', trade_no: 't', merchant: 'm', amount: 1 };
    const return_urls = { paid: '', failed: '', order: '' };
    const dates = { c_date: clock.now(), u_date: clock.now() };
    await db.insert(sandboxTrades).values({ ...trade, return_urls, state: 'open', ...dates });
    await sweepAfter(89);
    expect(await db.$count(checkoutKeys)).toBe(1);
    await sweepAfter(2);
    expect(await db.$count(checkoutKeys)).toBe(0);
    expect(await db.$count(sandboxTrades)).toBe(1);
    await sweepAfter(90);
    expect(await db.$count(sandboxTrades)).toBe(0);
  });

  it('rows of visits to short links are deleted after a day; the counts of months stay [defect 9]', async () => {
    const { db, clock, sweepAfter } = await ordered();
    const { cus_id } = PROMOTER;
    const link = { code: 'abc', kind: 'product' as const, target: '/p/P0001', prd_ids: [], cus_id };
    await db.insert(shortLinks).values({ ...link, promo_code: PROMOTER_CODE, c_date: clock.now() });
    await db.insert(linkClicks).values({ code: 'abc', visitor: 'x', at: clock.now() });
    const spans = async () => (await db.select().from(clickTallies)).map(({ span }) => span).sort();
    await sweepAfter(0.9);
    expect(await db.$count(linkClicks)).toBe(1);
    await sweepAfter(0.2);
    expect(await db.$count(linkClicks)).toBe(0);
    await sweepAfter(27.9);
    expect(await spans()).toEqual(['2026-11', '2026-11-21']);
    await sweepAfter(1);
    expect(await spans()).toEqual(['2026-11']);
    await sweepAfter(400);
    expect(await spans()).toEqual(['2026-11']);
  });

  it('rows of unpaid attempts are deleted with the order closed long ago, unless money is owed', async () => {
    const { db, clock, sweepAfter } = await ordered();
    await db.update(paymentAttempts).set({ status: 'superseded' });
    await sweepAfter(181);
    expect(await db.$count(paymentAttempts)).toBe(1);
    await db.update(orders).set({ status: 0 });
    const [order] = await db.select().from(orders);
    const task = { id: 'r', ord_id: order?.ord_id ?? '', trade_no: 't', amount: 1, reason: 'late' };
    const dates = { c_date: clock.now(), u_date: clock.now() };
    await db.insert(refundTasks).values({ ...task, ...dates });
    await sweepAfter(0);
    expect(await db.$count(paymentAttempts)).toBe(1);
    await db.update(refundTasks).set({ status: 'done' });
    await db.update(paymentAttempts).set({ status: 'paid' });
    await sweepAfter(0);
    expect(await db.$count(paymentAttempts)).toBe(1);
    await db.update(paymentAttempts).set({ status: 'superseded' });
    await sweepAfter(0);
    expect(await db.$count(paymentAttempts)).toBe(0);
  });

  it('reports of pages are deleted after two weeks, those of networks after three hours', async () => {
    const { db, clock, sweepAfter } = await ordered();
    const version = { remote: 'mf-cart', version: '1' };
    const now = clock.now();
    await db
      .insert(partReports)
      .values({ ...version, phase: 'entry', outcome: 'ok', minute: now, count: 1, ms: 0 });
    await db
      .insert(partReportNetworks)
      .values({ ...version, period: now, network: 'x', pages: 1, failed: 0 });
    const rest = async () => [await db.$count(partReports), await db.$count(partReportNetworks)];
    await sweepAfter(0.12);
    expect(await rest()).toEqual([1, 1]);
    await sweepAfter(0.01);
    expect(await rest()).toEqual([1, 0]);
    await sweepAfter(13.8);
    expect(await rest()).toEqual([1, 0]);
    await sweepAfter(0.1);
    expect(await rest()).toEqual([0, 0]);
  });

  it.each([
    ['asked', 'asked_at', 2],
    ['waiting', 'confirmed_at', 365],
    ['sent', 'sent_at', 30],
  ] as const)(
    'rows of back-in-stock requests are deleted: %s, by %s, after %i days',
    async (state, column, days) => {
      const { db, clock, sweepAfter } = await ordered();
      const at = { c_date: clock.now(), asked_at: clock.now(), [column]: clock.now() };
      const request = { id: 'r', prd_id: PINEAPPLE.prd_id, email: 'guest@pinpu.test' };
      await db.insert(restockRequests).values({ ...request, ...at, state });
      await sweepAfter(days);
      expect(await db.$count(restockRequests)).toBe(1);
      await sweepAfter(0.1);
      expect(await db.$count(restockRequests)).toBe(0);
    },
  );

  it.each([
    ['sent', 7],
    ['dead', 30],
  ] as const)(
    'rows of %s mails lose address and text after %i days, and go after a year',
    async (status, days) => {
      const { db, sweepAfter } = await ordered();
      await sweepAfter(days + 1);
      expect((await db.select().from(outboxMails))[0]?.to_email).toBe('guest@pinpu.test');
      await db.update(outboxMails).set({ status });
      await sweepAfter(0);
      const [mail] = await db.select().from(outboxMails);
      expect(mail).toMatchObject({ to_email: '', subject: '', text: '', html: '' });
      expect(mail?.dedupe_key).toMatch(/^order-placed /);
      await sweepAfter(365);
      expect(await db.$count(outboxMails)).toBe(0);
    },
  );
});

it('lists every table with its end, or why it has none, in docs/operations.md [finding L22]', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const text = readFileSync(join(ROOT_DIR, 'docs/operations.md'), 'utf8');
  const [, section = ''] = /\n## When rows are deleted\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| (`[a-z_`, ]+`) \| \S.* \|$/gm)];
  const listed = rows.flatMap(([, names = '']) => names.match(/[a-z_]+/g) ?? []);
  expect(listed.sort()).toEqual((await listTables(db)).map(({ name }) => name).sort());
});
