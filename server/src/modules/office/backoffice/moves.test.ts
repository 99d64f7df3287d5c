import { eq, sql } from 'drizzle-orm';
import {
  auditLog,
  orderEvents,
  outboxMails,
  refundTasks,
} from '../../../platform/db/schema/index.ts';
import { GUEST, placedOrder } from '../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const PARCEL = { carrier: 'tcat', tracking: '901234567890' };

async function openShop() {
  const shop = await placedOrder();
  await shop.pay();
  const [anna, ben] = [await atBackoffice(shop, 'anna'), await atBackoffice(shop, 'ben')];
  const read = () => anna.get(`orders/${shop.ord_code}`);
  const ask = (kind: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/order/${shop.guid}/request`,
      payload: { kind, acc_email: GUEST },
    });
  return { ...shop, anna, ben, read, ask };
}

describe('an order that is shipped on a screen', () => {
  it('is shipped as by the command: the same mail, the same history, with the account', async () => {
    const shop = await openShop();
    const { status, body } = await shop.anna.move(shop.ord_code, 'ship', PARCEL);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order: { status: 99, ship_carrier: 'tcat', ship_code: '901234567890' },
      records: expect.arrayContaining([
        expect.objectContaining({ actor: 'admin:anna', cause: 'shipped', status: 99 }),
      ]),
    });
    expect((await shop.mailOf('order-shipped'))?.text).toContain('901234567890');
    expect(await shop.view()).toMatchObject({ status: 99, ship_code: '901234567890' });
  });

  it.each([
    [{ tracking: '901234567890' }, 'carrier', /^請選擇物流。$/],
    [{ carrier: 'tcat' }, 'tracking', /^請填寫貨運單號。$/],
    [{ carrier: 'tcat', tracking: '<b>' }, 'tracking', /不是貨運單號/],
  ])(
    'is rejected as %j at the field, in words without options of a command',
    async (fields, field, sentence) => {
      const shop = await openShop();
      const rejected = await shop.anna.move(shop.ord_code, 'ship', fields);
      expect(rejected).toMatchObject({
        status: 409,
        field,
        message: expect.stringMatching(sentence),
      });
      expect((await shop.order())?.status).toBe(3);
    },
  );

  it('corrects its number afterwards, and the history has who did it', async () => {
    const shop = await openShop();
    await shop.anna.move(shop.ord_code, 'ship', PARCEL);
    const { body } = await shop.ben.move(shop.ord_code, 'ship', {
      carrier: 'hct',
      tracking: '6812345678',
    });
    expect(body.order).toMatchObject({ ship_carrier: 'hct', ship_code: '6812345678' });
    expect(body.records.at(-1)).toMatchObject({ actor: 'admin:ben', cause: 'parcel corrected' });
  });
});

describe('two people at one order', () => {
  it('rejects an outdated version, with the present order [R8]', async () => {
    const shop = await openShop();
    const { version } = await shop.read();
    await shop.anna.move(shop.ord_code, 'ship', PARCEL);
    const late = await shop.ben.send('POST', `orders/${shop.ord_code}/ship`, {
      version,
      carrier: 'hct',
      tracking: '6812345678',
    });
    expect(late.statusCode).toBe(409);
    const { msg, body } = late.json();
    expect(msg[0]).toMatchObject({
      Code: 'ORDER_CHANGED',
      Message: expect.stringMatching(/變更：anna 於 10:00「已出貨」/),
    });
    expect(body.order).toMatchObject({ status: 99, ship_code: '901234567890' });
    expect((await shop.order())?.ship_code).toBe('901234567890');
  });

  it('a request of the buyer in between is a change too', async () => {
    const shop = await openShop();
    const { version } = await shop.read();
    await shop.ask('cancel');
    const late = await shop.ben.send('POST', `orders/${shop.ord_code}/ship`, {
      version,
      ...PARCEL,
    });
    expect(late.json().msg[0].Message).toMatch(/訂購人於 10:00「申請取消」/);
    expect(late.json().body.order.requests).toMatchObject([{ kind: 'cancel', state: 'open' }]);
  });

  it('ship at the same moment: one succeeds, the other gets the name of who did, and one mail is sent [R8]', async () => {
    const shop = await openShop();
    const { version } = await shop.read();
    const ship = (who: typeof shop.anna, tracking: string) =>
      who.send('POST', `orders/${shop.ord_code}/ship`, { version, carrier: 'tcat', tracking });
    const answers = await Promise.all([
      ship(shop.anna, '111111111111'),
      ship(shop.ben, '222222222222'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const rejected = answers.find(({ statusCode }) => statusCode === 409)?.json();
    const winner = answers[0]?.statusCode === 200 ? 'anna' : 'ben';
    expect(rejected.msg[0].Message).toContain(`${winner} 於 10:00「已出貨」`);
    const number = winner === 'anna' ? '111111111111' : '222222222222';
    expect((await shop.order())?.ship_code).toBe(number);
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.cause, 'shipped'));
    const mails = await shop.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.kind, 'order-shipped'));
    expect([events.length, mails.length]).toEqual([1, 1]);
  });
});

describe('the other moves', () => {
  it('cancel and refund a paid order, then record that the money went back', async () => {
    const shop = await openShop();
    expect(await shop.anna.move(shop.ord_code, 'cancel')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/請改用「取消並退款」/),
    });
    const { body } = await shop.anna.move(shop.ord_code, 'refund');
    expect(body.order).toMatchObject({ status: 0, refunds: [{ amount: 1300, done: false }] });
    const { counts, refund_amount } = await shop.anna.get('overview');
    expect([counts.refunds, refund_amount]).toEqual([1, 1300]);
    const done = await shop.ben.move(shop.ord_code, 'refund');
    expect(done.body.order.refunds).toMatchObject([{ done: true }]);
    expect(done.body.records.at(-1)).toMatchObject({
      actor: 'admin:ben',
      cause: 'refund recorded',
    });
    expect(await shop.db.$count(refundTasks)).toBe(1);
  });

  it('mail the reason of a cancellation, and keep it in the history [41 W5]', async () => {
    const shop = await openShop();
    const reason = '這批茶受潮，不能出貨';
    const { body } = await shop.anna.move(shop.ord_code, 'refund', { reason });
    expect((await shop.mailOf('order-cancelled'))?.text).toContain(reason);
    expect(body.records.at(-1)).toMatchObject({ cause: 'refunded', detail: { reason } });
  });

  it('answer a request: declined only with a reason, which the buyer gets', async () => {
    const shop = await openShop();
    await shop.ask('cancel');
    const { orders: waiting } = await shop.anna.get('orders?tab=requests');
    expect(waiting).toMatchObject([{ ord_code: shop.ord_code, request: 'cancel' }]);
    expect(await shop.anna.move(shop.ord_code, 'ship', PARCEL)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/待回覆的取消申請。請先同意，或說明原因婉拒/),
    });
    expect(await shop.anna.move(shop.ord_code, 'decline')).toMatchObject({
      status: 409,
      field: 'reason',
    });
    const { body } = await shop.anna.move(shop.ord_code, 'decline', { reason: '已經包裝完成' });
    expect(body.order.requests).toMatchObject([{ state: 'declined', answer: '已經包裝完成' }]);
    expect((await shop.mailOf('request-declined'))?.text).toContain('已經包裝完成');
  });

  it('accept a request to cancel, which opens the refund', async () => {
    const shop = await openShop();
    await shop.ask('cancel');
    const { body } = await shop.anna.move(shop.ord_code, 'accept', { reason: '已為您取消' });
    expect(body.order).toMatchObject({ status: 0, refunds: [{ amount: 1300, done: false }] });
  });

  it('record an invoice, correct it, and declare it void', async () => {
    const shop = await openShop();
    expect(await shop.anna.move(shop.ord_code, 'invoice', { number: '12' })).toMatchObject({
      status: 409,
      field: 'number',
    });
    const issued = await shop.anna.move(shop.ord_code, 'invoice', { number: 'ab-12345678' });
    expect(issued.body.order.invoice_code).toBe('AB12345678');
    const voided = await shop.anna.move(shop.ord_code, 'void');
    expect(voided.body.order).toMatchObject({
      invoice_code: '',
      invoices: [{ kind: 'issued' }, { kind: 'voided' }],
    });
  });

  it('reject a duplicate payment where there is none', async () => {
    const shop = await openShop();
    expect(await shop.anna.move(shop.ord_code, 'duplicate')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/沒有重複或多付/),
    });
  });
});

it('a move and its audit entry are stored together or not at all', async () => {
  const shop = await openShop();
  const entries = async () =>
    (await shop.db.select().from(auditLog)).filter(({ action }) => action === 'order.ship');
  const rejected = await shop.anna.move(shop.ord_code, 'ship', {
    carrier: 'tcat',
    tracking: '<b>',
  });
  expect(rejected.status).toBe(409);
  expect(await entries()).toMatchObject([
    { subject: shop.ord_code, outcome: 'ORDER_MOVE_REFUSED' },
  ]);
  await shop.db.execute(
    sql`ALTER TABLE audit_log ADD CONSTRAINT audit_full CHECK (action <> 'order.ship') NOT VALID`,
  );
  const failed = await shop.anna.move(shop.ord_code, 'ship', PARCEL);
  await shop.db.execute(sql`ALTER TABLE audit_log DROP CONSTRAINT audit_full`);
  expect(failed.status).toBe(500);
  expect((await shop.order())?.status).toBe(3);
  expect(await shop.mailOf('order-shipped')).toBeUndefined();
});

it('the audit log has every move, also a rejected one and a body that is no move', async () => {
  const shop = await openShop();
  await shop.anna.move(shop.ord_code, 'ship', { tracking: '<b>' });
  await shop.anna.move(shop.ord_code, 'ship', PARCEL);
  const answer = await shop.ben.send('POST', `orders/${shop.ord_code}/ship`, { version: 1 });
  expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, 'INVALID']);
  const entries = await shop.db.select().from(auditLog).orderBy(auditLog.id);
  const writes = entries.filter(({ action }) => action === 'order.ship');
  expect(writes.map(({ actor, subject, outcome }) => [actor, subject, outcome])).toEqual([
    ['anna', shop.ord_code, 'ORDER_MOVE_REFUSED'],
    ['anna', shop.ord_code, 'ok'],
    ['ben', shop.ord_code, 'INVALID'],
  ]);
});
