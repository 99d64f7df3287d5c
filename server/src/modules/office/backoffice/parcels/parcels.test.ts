import { eq } from 'drizzle-orm';
import { auditLog, orderLines, parcels } from '../../../../platform/db/schema/index.ts';
import { SENDER } from '../../../../testing/orders/parcel-sender.ts';
import { parcelShop } from '../../../../testing/orders/parcel-shop.ts';
import { setSetting } from '../../../../testing/set-setting.ts';

async function paidForStore() {
  const shop = await parcelShop();
  await shop.pay();
  await shop.toStore();
  return shop;
}

async function created() {
  const shop = await paidForStore();
  await shop.ask();
  await shop.run();
  return shop;
}

describe('a clerk asks for parcels', () => {
  it('of chosen units, then of the rest, and of no unit twice [K3]', async () => {
    const shop = await parcelShop();
    await shop.collected();
    await shop.toStore({ LogisticsSubType: 'FAMIC2C' });
    expect(await shop.ask({ contents: [{ line_no: 1, qty: 3 }] })).toMatch(
      /沒有這麼多還沒寄的商品/,
    );
    expect(await shop.ask({ contents: [{ line_no: 1, qty: 1 }] })).toBe('');
    expect(await shop.ask()).toBe('');
    expect(await shop.ask()).toBe(`訂單 ${shop.ord_code} 的商品都已經有託運單。`);
    const made = await shop.parcels();
    expect(made.map(({ contents }) => contents)).toEqual([
      [{ line_no: 1, qty: 1 }],
      [{ line_no: 1, qty: 1 }],
    ]);
    expect(made.map(({ collects }) => collects)).toEqual([650, 650]);
  });

  it('of a cancelled parcel again, with another number [K3]', async () => {
    const shop = await created();
    expect(await shop.moveParcel('cancel')).toMatchObject({ state: 'cancelled' });
    expect(shop.ecpay.parcel(`${shop.ord_code}P1`).status[0]).toBe('9999');
    expect((await shop.view()).ship_code).toBe('');
    expect(await shop.ask()).toBe('');
    await shop.run();
    expect(await shop.parcels()).toMatchObject([
      { state: 'cancelled', stage: 'cancelled' },
      { state: 'created', trade_no: `${shop.ord_code}P2`, amount: 1300 },
    ]);
    expect((await shop.view()).ship_code).toBe('C17185012448');
  });

  it('with corrections of what the order says [K2]', async () => {
    const shop = await paidForStore();
    expect(await shop.ask({ form: { receiver_name: '王大明', nonsense: '1' } })).toContain(
      'nonsense',
    );
    await shop.ask({ form: { receiver_name: '王大明', receiver_phone: '0912-000-111' } });
    expect(await shop.parcels()).toMatchObject([
      { form: { receiver_name: '王大明', receiver_phone: '0912000111' } },
    ]);
  });

  it.each([
    ['an unpaid order', async () => parcelShop(), /目前是「.*」，不能建立託運單/],
    [
      'an order that the buyer asks to cancel',
      async () => {
        const shop = await paidForStore();
        const url = `/api/order/${shop.guid}/request?s=session-of-a-test`;
        const payload = { kind: 'cancel', reason: '', acc_email: 'guest@pinpu.test' };
        await shop.app.inject({ method: 'POST', url, payload });
        return shop;
      },
      /有待回覆的取消申請/,
    ],
    [
      'a pre-order that does not leave yet',
      async () => {
        const shop = await paidForStore();
        await shop.db.update(orderLines).set({ preorder: '2027-01-20' });
        return shop;
      },
      /是預購商品，1\/20（三）起才出貨/,
    ],
    [
      'a store of another contract',
      async () => {
        const shop = await paidForStore();
        await shop.toStore({ LogisticsSubType: 'UNIMART' });
        return shop;
      },
      /不在物流合約內/,
    ],
    [
      'a shop that creates parcels elsewhere',
      async () => {
        const shop = await paidForStore();
        const elsewhere = { ...SENDER, through_provider: false };
        await setSetting(shop.db, 'parcel_sender', elsewhere, shop.clock.now());
        return shop;
      },
      /還沒有設定由物流商建立託運單/,
    ],
  ])('but not of %s, which says why [K3]', async (_what, shopOf, sentence) => {
    const shop = await shopOf();
    expect(await shop.ask()).toMatch(sentence);
    expect(await shop.parcels()).toEqual([]);
  });

  it('whose form the carrier would refuse, and reads why at once [K2]', async () => {
    const shop = await paidForStore();
    const fault = await shop.ask({ form: { receiver_name: '歐陽陳美玲玲' } });
    expect(fault).toContain('收件人姓名要是真實姓名');
    expect(await shop.parcels()).toMatchObject([{ state: 'failed', message: fault }]);
  });

  it('of several orders, each with its own result, all in the audit log [K3]', async () => {
    const shop = await paidForStore();
    const body = { orders: [{ ord_code: 'PP0' }, { ord_code: shop.ord_code }] };
    const { results } = (await shop.clerk.send('POST', 'parcels', body)).json().body;
    expect(results).toMatchObject([
      { ord_code: 'PP0', parcels: [], message: expect.stringContaining('找不到訂單') },
      { ord_code: shop.ord_code, parcels: [expect.any(String)], message: '' },
    ]);
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'parcel.create'));
    expect(entries.map(({ subject, outcome }) => [subject, outcome])).toEqual([
      ['', 'ORDER_NOT_FOUND'],
      [shop.ord_code, 'ok'],
    ]);
  });
});

describe('labels', () => {
  it('are printed at ECPay by a form, and recorded as printed [K6]', async () => {
    const shop = await created();
    const [parcel] = await shop.parcels();
    const answer = await shop.clerk.send('POST', 'parcels/labels', { ids: [parcel?.id] });
    const [page] = answer.json().body.pages;
    expect(page).toMatchObject({ sub_type: 'UNIMARTC2C', parcels: [parcel?.id] });
    const body = new URLSearchParams(page.fields);
    const printed = await fetch(page.action, { method: 'POST', body });
    expect(await printed.text()).toContain('onload="print()"');
    expect(await shop.parcels()).toMatchObject([{ printed_at: shop.clock.now() }]);
  });

  it('are refused for a parcel that is not created, and for a cancelled order [K6]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    const print = async () => {
      const [parcel] = await shop.parcels();
      const answer = await shop.clerk.send('POST', 'parcels/labels', { ids: [parcel?.id] });
      return answer.json().msg[0].Message;
    };
    expect(await print()).toMatch(/還沒有建立，不能列印/);
    await shop.run();
    await shop.move('refund');
    expect(await print()).toMatch(/已取消，請不要寄出/);
  });
});

describe('a parcel', () => {
  it('that the carrier has can’t be cancelled or corrected [K7]', async () => {
    const shop = await created();
    expect(await shop.moveParcel('correct', { receiver_name: '王大明' })).toMatch(/不能修改/);
    shop.ecpay.parcel(`${shop.ord_code}P1`).status = ['2068', '賣家已到門市寄件'];
    expect(await shop.moveParcel('cancel')).toMatch(/狀態無法取消/);
    expect(await shop.parcels()).toMatchObject([{ state: 'created' }]);
  });

  it('is cancelled once where the answer was lost [K7]', async () => {
    const shop = await created();
    shop.ecpay.knobs.loses = 1;
    expect(await shop.moveParcel('cancel')).toMatchObject({ state: 'cancelled' });
    expect(shop.ecpay.calls.filter((call) => call.includes('Cancel'))).toHaveLength(1);
  });

  it('of another chain is not cancelled at ECPay, which says what to do [K7]', async () => {
    const shop = await paidForStore();
    await shop.toStore({ LogisticsSubType: 'FAMIC2C' });
    await shop.ask();
    await shop.run();
    expect(await shop.moveParcel('cancel')).toMatch(/超過寄件期限會自動失效/);
  });

  it('is asked about, and what ECPay knows of it is shown [K5]', async () => {
    const shop = await created();
    const parcel = shop.ecpay.parcel(`${shop.ord_code}P1`);
    parcel.status = ['2068', '賣家已到門市寄件'];
    expect(await shop.moveParcel('ask')).toMatchObject({ stage: 'handed-in', status_code: '2068' });
    parcel.status = ['300', ''];
    expect(await shop.moveParcel('ask')).toMatchObject({ stage: 'handed-in' });
    shop.ecpay.knobs.queries = 0;
    expect(await shop.moveParcel('ask')).toMatch(/沒有回應/);
  });

  it('whose answer was lost is found by asking, before the schedule does [K4]', async () => {
    const shop = await paidForStore();
    await shop.ask();
    shop.ecpay.knobs.loses = 1;
    await shop.run();
    expect(await shop.moveParcel('ask')).toMatchObject({
      state: 'created',
      payment_no: 'C1718500',
    });
    expect((await shop.view()).ship_code).toBe('C17185002448');
  });

  it('that was received from an address comes back by a return of its own [K7]', async () => {
    const shop = await parcelShop();
    await shop.pay();
    await shop.ask();
    await shop.run();
    expect(await shop.moveParcel('return')).toMatch(/已經收到/);
    await shop.db.update(parcels).set({ stage: 'received' });
    const [{ id } = { id: '' }] = await shop.parcels();
    await shop.moveParcel('return');
    await shop.run();
    const [, back] = await shop.parcels();
    expect(back).toMatchObject({
      ...{ kind: 'return', of_parcel: id, state: 'created', stage: 'accepted' },
      form: { sender_name: '陳美玲', receiver_name: '山腳茶行' },
    });
    const again = await shop.clerk.send('POST', `parcels/${id}/return`, {});
    expect(again.json().msg[0].Message).toMatch(/已經有退貨單/);
  });

  it('of which nobody knows whether its return exists is not asked for again [K7]', async () => {
    const shop = await parcelShop();
    await shop.pay();
    await shop.ask();
    await shop.run();
    await shop.db.update(parcels).set({ stage: 'received' });
    await shop.moveParcel('return');
    shop.ecpay.knobs.loses = 1;
    await shop.run();
    shop.clock.advance(3 * 60_000);
    await shop.run();
    expect(await shop.parcels()).toMatchObject([
      { kind: 'out' },
      { kind: 'return', state: 'failed', message: expect.stringMatching(/系統不會再送/) },
    ]);
    expect(shop.ecpay.returns).toHaveLength(1);
    expect(await shop.moveParcel('settle')).toMatchObject({ state: 'cancelled', message: '' });
  });
});

describe('a number beside a parcel at the provider', () => {
  it('is in no batch of shipments, and corrects none that the provider issued [K30]', async () => {
    const shop = await created();
    const { ship_code } = await shop.view();
    const ship = async (tracking: string, carrier = '') => {
      const body = { lines: [{ ord_code: shop.ord_code, carrier, tracking }] };
      return (await shop.clerk.send('POST', 'shipments', body)).json().body.results[0].message;
    };
    expect(await ship('901234567890', 'tcat')).toContain(`已經有託運單 ${ship_code}`);
    expect(await ship(ship_code)).toContain('已出貨');
    const parcel = { carrier: 'tcat', tracking: '901234567890' };
    expect(await shop.move('ship', parcel)).toContain('由物流商提供');
    await shop.db.update(parcels).set({ stage: 'lost' });
    expect(await shop.move('ship', parcel)).toContain('已更新為 901234567890');
  });

  it('that a clerk has typed can be corrected [K30]', async () => {
    const shop = await created();
    await shop.move('ship', { carrier: 'tcat', tracking: '901234567890' });
    const corrected = { carrier: 'tcat', tracking: '901234567891' };
    expect(await shop.move('ship', corrected)).toContain('已更新為 901234567891');
  });
});

it('the list of orders has the parcels that are sent or will be, with their numbers [K30]', async () => {
  const shop = await created();
  const row = async () => (await shop.clerk.get('orders')).orders[0].parcels;
  expect(await row()).toEqual([
    {
      ...{ sub_type: 'UNIMARTC2C', state: 'created', stage: 'accepted' },
      number: (await shop.view()).ship_code,
    },
  ]);
  await shop.db.update(parcels).set({ stage: 'lost' });
  expect(await row()).toEqual([]);
});
