import { ORDER_STATUS } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { outboxMails, settings } from '../../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';
import type { OrderRow } from '../repository.ts';
import {
  orderCancelledMail,
  orderPlacedMail,
  orderShippedMail,
  paymentCodeMail,
  paymentReceivedMail,
  refundDoneMail,
  refundOwedMail,
} from './order-mails.ts';

const BAIT = '恭喜中獎！請至 https://evil.example/領獎 登入';
const SCRIPT = '<script>alert(1)</script>';
const URL = 'http://shop.test';

describe('the mail of an order', () => {
  it('does not begin with what the buyer has typed [finding H8]', async () => {
    const shop = await testApp();
    const body = checkoutBody([lineOf(OOLONG, 1)]);
    await sendCheckout(shop, { ...body, cus_name: BAIT, cnt_name: BAIT });
    const [mail] = await shop.db.select().from(outboxMails);
    expect(mail?.subject).not.toContain('evil');
    expect(mail?.text.split('\n')[0]).toMatch(/^您好，我們已收到您的訂單，/);
    // The part before the order's first line: headers, inbox preview, headline and opening.
    const [start = '', rest = ''] = mail?.html.split('訂單編號') ?? [];
    expect(start).toContain('>您好，我們已收到您的訂單，');
    expect(start).not.toContain('evil');
    expect(rest).toContain('evil');
  });
});

type Post = (
  db: Parameters<typeof orderPlacedMail>[0],
  order: OrderRow,
  now: Date,
) => Promise<void>;

const placed: Post = (db, order, now) => orderPlacedMail(db, order, { publicUrl: URL, now });
const ATM = { BankCode: '013', vAccount: '9103522175887271' };
const owed: Post = (db, order, now) =>
  refundOwedMail(db, order, { trade_no: 't', amount: 77 }, 'twice', { publicUrl: URL, now });
const done: Post = (db, order, now) =>
  refundDoneMail(db, order, [{ id: 1, reason: 'twice', amount: 77 } as never], {
    publicUrl: URL,
    now,
  });

const KINDS: [kind: string, change: Partial<OrderRow>, post: Post, words: string[]][] = [
  ['placed', {}, placed, ['訂單已成立', '保留 30 分鐘', 'NT$1,200', 'NT$1,300', '臺南市']],
  ['placed, free', { ap_amt: 0, inv_amt: 0 }, placed, ['這筆訂單無需付款', 'NT$0']],
  [
    'placed, at the door',
    { status: ORDER_STATUS.cashOnDelivery },
    placed,
    ['款項於收到商品時支付'],
  ],
  [
    'with a number',
    { pay_way: 2, pay_deadline: new Date('2026-11-25T15:59:00Z') },
    (db, order, now) => paymentCodeMail(db, order, ATM, { publicUrl: URL, now }),
    ['繳費資訊', 'ATM 轉帳', '013', '9103522175887271', 'NT$1,300', '2026/11/25', '23:59'],
  ],
  [
    'paid',
    { pay_way: 3, pay_amt: 1300 },
    (db, order, now) => paymentReceivedMail(db, order, { publicUrl: URL, now }),
    ['已收到您的款項', '信用卡', 'NT$1,200', 'NT$1,300'],
  ],
  [
    'shipped',
    { ship_carrier: 'tcat', ship_code: '903512345678' },
    (db, order, now) => orderShippedMail(db, order, { publicUrl: URL, now }),
    ['訂單已出貨', '黑貓宅急便', '查詢包裹', 'BillID=903512345678', 'NT$1,200', '七天'],
  ],
  [
    'cancelled',
    { pay_amt: 1300 },
    (db, order, now) => orderCancelledMail(db, order, { publicUrl: URL, now }),
    ['訂單已取消', 'NT$1,300'],
  ],
  ['paid twice', {}, owed, ['訂單的退款', '重複的款項', 'NT$77']],
  ['refunded', {}, done, ['訂單已退款', '重複付款', 'NT$77']],
];

describe('the mails of an order', () => {
  let shop: Awaited<ReturnType<typeof placedOrder>>;
  beforeAll(async () => {
    shop = await placedOrder();
  });

  it.each(KINDS)('say in both parts what has happened: %s', async (_kind, change, post, words) => {
    const { db, order, clock, guid, ord_code } = shop;
    const row = { ...((await order()) as OrderRow), ...change, cnt_name: SCRIPT };
    await db.delete(outboxMails);
    await post(db, row, clock.now());
    await post(db, row, clock.now());
    const [mail, ...more] = await db.select().from(outboxMails);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(new RegExp(`^拼鋪訂單 ${ord_code} \\S+$`));
    const [headline = '', ...inBoth] = words;
    expect(`${mail?.html}${mail?.text}`).toContain(headline);
    for (const part of [mail?.html, mail?.text])
      for (const word of [...inBoth, ord_code, `${URL}/cart/order/${guid}`])
        expect(part).toContain(word);
    expect(mail?.html).not.toContain('<script');
  });

  it('promise the days of arrival once the parcel is prepared, and say where guests find the order [41 W5] [41 W1]', async () => {
    const { db, order, clock } = shop;
    const value = {
      ...{ cut_off: '14:00', ship_weekdays: [1, 2, 3, 4, 5], arrival_weekdays: [1, 2, 3, 4, 5] },
      ...{ closed_days: [], transit: { main: { min: 1, max: 2 } } },
    };
    const now = clock.now();
    await db.insert(settings).values({ name: 'delivery', value, u_date: now });
    const row = (await order()) as OrderRow;
    const paid = { ...row, status: ORDER_STATUS.paid, pay_way: 3, pay_date: now };
    const mails: string[] = [];
    for (const [one, post] of [
      [row, orderPlacedMail],
      [paid, paymentReceivedMail],
    ] as const) {
      await db.delete(outboxMails);
      await post(db, one, { publicUrl: URL, now });
      const [mail] = await db.select().from(outboxMails);
      expect(mail?.text).toContain(`${URL}/cart/order 以訂單編號與電子郵件或手機查詢`);
      mails.push(/到貨時間.*預計 (.+)送達/.exec(mail?.text ?? '')?.[1] ?? '');
    }
    await db.delete(settings).where(eq(settings.name, 'delivery'));
    // Placed on Saturday the 21st, it leaves on Monday.
    expect(mails).toEqual(['', '11/24（二）～11/25（三）']);
  });

  it.each([
    ['each guest', null, true],
    ['no member, whose session opens it,', 'M0001', false],
  ])('ask %s for the e-mail at the link [defect 19]', async (_who, cus_id, asksForEmail) => {
    const { db, order, clock } = shop;
    const row = { ...((await order()) as OrderRow), cus_id };
    for (const [, change, post] of KINDS) {
      await db.delete(outboxMails);
      await post(db, { ...row, ...change }, clock.now());
      const [mail] = await db.select().from(outboxMails);
      for (const part of [mail?.html, mail?.text])
        expect(part?.includes('開啟時請輸入訂購時填寫的電子郵件')).toBe(asksForEmail);
    }
  });
});
