import { ORDER_STATUS } from '@pinpu/shared/domain';
import { eq, sql } from 'drizzle-orm';
import {
  members,
  orderRequests,
  orders,
  promoOrders,
  promoTallies,
  refundTasks,
} from '../../../platform/db/schema/index.ts';
import { contents } from '../../../testing/database/stored-database.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { operatorOf } from '../../../testing/people/operator.ts';
import {
  leaveData,
  type Person,
  personCalled,
  textsOf,
} from '../../../testing/people/personal-data.ts';
import { countedOrders } from '../../../testing/promo/promo-counts.ts';
import { promotedOrder } from '../../../testing/promo/promoted-order.ts';
import { orderCancelledMail } from '../../sales/order/mails/order-mails.ts';
import { orderView } from '../../sales/order/order-view.ts';
import { findOrder } from '../../sales/order/repository.ts';

const [ann, bob] = [personCalled('ann', 1), personCalled('bob', 2)];
let shop: TestApp;
let left: Awaited<ReturnType<typeof leaveData>>;

beforeEach(async () => {
  shop = await testApp();
  left = await leaveData(shop, ann);
});

const erase = async (email: string, dry_run = false) => {
  const answer = await operatorOf(shop)('POST', 'members/erase', { email, dry_run });
  const body = answer.json();
  return {
    status: answer.statusCode,
    message: (body.body?.message ?? body.msg[0].Message) as string,
  };
};
const closeOrders = () => shop.db.update(orders).set({ status: ORDER_STATUS.fulfilled });

async function rowsOf(): Promise<Record<string, string[]>> {
  const { sequences: _, rules: __, history: ___, ...tables } = await contents(shop.db);
  return Object.fromEntries(
    Object.entries(tables as Record<string, [unknown, string[]]>).map(([name, [, rows]]) => [
      name,
      rows,
    ]),
  );
}

/** The same without the audit log, to which every call adds an entry. */
async function rowsBesidesAudit() {
  const { audit_log: _, ...rows } = await rowsOf();
  return rows;
}

async function tracesOf(person: Person, ...ids: string[]): Promise<string[]> {
  const everything = JSON.stringify(await rowsOf());
  return [...textsOf(person), ...ids].filter((text) => everything.includes(text));
}

describe('erasing a person [finding L22]', () => {
  it('leaves no text of them in any table, and everybody else as they were', async () => {
    const other = await leaveData(shop, bob);
    await closeOrders();
    const ids = [left.cus_id, left.code];
    expect(await tracesOf(ann, ...ids)).toEqual([...textsOf(ann), ...ids]);
    const bobs = await tracesOf(bob, other.cus_id);
    const before = await rowsBesidesAudit();

    expect(await erase(' Ann@Person.Example ')).toEqual({
      status: 200,
      message: expect.stringMatching(
        /^已刪除 ann@person\.example 的個人資料：會員 1、購物車 2、驗證碼 1、信件 4、到貨通知 1、訂閱 2、推廣連結 1。\n訂單 2 筆/,
      ),
    });
    expect(await tracesOf(ann, ...ids)).toEqual([]);
    expect(await tracesOf(bob, other.cus_id)).toEqual(bobs);
    const after = await rowsOf();
    const lost = Object.keys(before).filter((name) => after[name]?.length !== before[name]?.length);
    expect(lost.sort()).toEqual([
      'cart_reminders',
      'cart_sessions',
      'checkout_keys',
      'click_tallies',
      'coupon_tries',
      'integrator_tokens',
      'link_clicks',
      'mail_consents',
      'member_carts',
      'member_likes',
      'member_tokens',
      'members',
      'newsletter_recipients',
      'otp_codes',
      'outbox_mails',
      'passkeys',
      'pickup_visits',
      'product_likes',
      'promo_accounts',
      'promo_codes',
      'restock_requests',
      'saved_details',
      'short_links',
      'sign_in_failures',
    ]);
    for (const name of lost)
      expect(before[name]).toEqual(expect.arrayContaining(after[name] ?? []));
    const changed = Object.keys(before).filter(
      (name) =>
        !lost.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    expect(changed.sort()).toEqual(['order_requests', 'orders', 'parcels']);
  });

  it('keeps what the accounts need of orders, which the shop still reads', async () => {
    await closeOrders();
    await shop.db.update(orders).set({ invoice_code: 'AB12345678', invoice_vatid: '12345675' });
    const [before] = await shop.db.select().from(orders);
    await erase(ann.email);
    const after = await findOrder(shop.db, before?.ord_id ?? '');
    if (!before || !after) throw new Error('the order is gone');
    const cleared = Object.entries(before).filter(
      ([name, value]) =>
        JSON.stringify(after[name as keyof typeof after]) !== JSON.stringify(value),
    );
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name] of cleared)
      expect([name, after[name as keyof typeof after] || '']).toEqual([name, '']);
    const stayed = ['ord_code', 'guid', 'inv_amt', 'tot_tax', 'cart_json', 'invoice_code'] as const;
    for (const name of [...stayed, 'invoice_vatid', 'invoice_title'] as const)
      expect([name, after[name]]).toEqual([name, before[name]]);
    expect(after.ord_date).toEqual(before.ord_date);
    expect(await orderView(shop.db, after)).toMatchObject({
      inv_amt: before.inv_amt,
      cnt_name: '',
    });
    const listed = (await operatorOf(shop)('GET', 'orders')).json().body;
    expect(listed.orders).toMatchObject([{ cnt_name: '' }, { cnt_name: '' }]);
    await orderCancelledMail(shop.db, after, {
      publicUrl: 'http://shop.test',
      now: shop.clock.now(),
    });
    expect(await tracesOf(ann)).not.toContain(ann.profile.cus_name);
    expect((await rowsOf()).outbox_mails).toEqual([]);
  });

  it('removes them from orders and profiles of others, which stay', async () => {
    const gift = {
      ...bob,
      profile: { ...bob.profile, email: ann.email, addr1: 'anns-other-home' },
    };
    const other = await leaveData(shop, gift);
    await shop.db
      .update(members)
      .set({ cnt_email: ann.email })
      .where(eq(members.cus_id, other.cus_id));
    await closeOrders();
    await erase(ann.email);
    expect(await tracesOf(ann)).toEqual([]);
    const bobs = await shop.db.select().from(orders).where(eq(orders.cus_email, bob.email));
    expect(bobs).toHaveLength(2);
    for (const order of bobs)
      expect(order).toMatchObject({ cus_name: 'buyer-of-bob', cnt_name: '', email: '', addr1: '' });
    expect(await tracesOf(bob)).toContain(bob.sessions.member);
    expect(await tracesOf(bob)).not.toContain(bob.member.cnt_addr1);
  });

  it('works for a guest, and for a stored e-mail in capitals', async () => {
    await closeOrders();
    await shop.db.delete(members).where(eq(members.cus_id, left.cus_id));
    await shop.db.update(orders).set({ cus_email: sql`upper(cus_email)` });
    expect((await erase(ann.email)).message).toContain('會員 0、購物車 2、');
    expect(await tracesOf(ann)).toEqual([]);
  });

  it('is rejected while an order is open or a refund is due, with their codes, and changes nothing', async () => {
    const rows = await shop.db.select().from(orders).orderBy(orders.ord_code);
    const [first, second] = rows.map(({ ord_code }) => ord_code);
    const before = await rowsBesidesAudit();
    expect(await erase(ann.email)).toEqual({
      status: 409,
      message: `以下訂單尚未結束：${rows
        .map(({ ord_code }) => `${ord_code}（待付款）`)
        .sort()
        .join('、')}。請先出貨、取消或完成退款，再刪除個人資料。`,
    });
    expect(await rowsBesidesAudit()).toEqual(before);
    await closeOrders();
    const [now, ord_id] = [shop.clock.now(), rows[0]?.ord_id ?? ''];
    const task = { id: 'task', trade_no: 't', amount: 1, reason: 'late', c_date: now, u_date: now };
    await shop.db.insert(refundTasks).values({ ...task, ord_id });
    const { message } = await erase(ann.email);
    expect(message).toContain(`${first}（待退款）`);
    expect(message).not.toContain(second);
    await shop.db.update(refundTasks).set({ status: 'done' });
    await shop.db.update(orderRequests).set({ state: 'open' });
    expect((await erase(ann.email)).message).toContain(`${second}（申請待回覆）`);
    await shop.db.update(orderRequests).set({ state: 'declined' });
    expect((await erase(ann.email)).status).toBe(200);
  });

  it('a dry run says the same and changes nothing', async () => {
    await closeOrders();
    const before = await rowsBesidesAudit();
    const { message } = await erase(ann.email, true);
    expect(message).toMatch(/^將刪除 .*\n訂單 2 筆[^\n]*\n這是預覽，尚未變更任何資料。$/);
    expect(await rowsBesidesAudit()).toEqual(before);
    expect((await erase(ann.email)).message.replaceAll('已', '將')).toContain(
      message.split('\n')[0]?.slice(0, 60),
    );
  });

  it('warns of a promoter’s unpaid earnings, and deletes them', async () => {
    await closeOrders();
    const order = { promo_code: left.code, status: 99, ord_date: shop.clock.now() };
    await promotedOrder(shop.db, order, [[400, 300, 1]]);
    expect((await erase(ann.email, true)).message).toContain('尚未撥款的推廣分潤 NT$100（');
    expect(await countedOrders(shop.db)).toHaveLength(2);
    await erase(ann.email);
    expect(await shop.db.$count(promoOrders)).toBe(0);
    expect(await shop.db.$count(promoTallies)).toBe(0);
  });

  it('an unknown person is a 404, and so is a person who is already erased', async () => {
    await closeOrders();
    expect(await erase('nobody@person.example')).toEqual({
      status: 404,
      message: '沒有「nobody@person.example」的個人資料。',
    });
    await erase(ann.email);
    expect((await erase(ann.email)).status).toBe(404);
  });

  it('signs them out everywhere, and their links lead no further', async () => {
    await closeOrders();
    await erase(ann.email);
    const profile = await shop.app.inject({
      method: 'POST',
      url: '/api/vip/profile',
      headers: left.headers,
    });
    expect(profile.statusCode).toBe(401);
    expect((await shop.app.inject(`/s/${left.code}`)).headers.location).toBe('/link-ended');
  });
});
