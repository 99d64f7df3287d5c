import { orders } from '../../../../platform/db/schema/index.ts';
import { PROMOTER_CODE, SHOP_CODE } from '../../../../testing/index.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';

async function paid() {
  const shop = await placedOrder();
  await shop.pay();
  return shop;
}

describe('the invoice of an order', () => {
  it('is recorded with number and day, corrected, declared void and issued again, and all is kept', async () => {
    const shop = await paid();
    const of = `訂單 ${shop.ord_code} 的發票`;
    expect(await shop.move('invoice', { number: 'ab-1234 5678' })).toBe(
      `${of}號碼已登錄為 AB12345678。`,
    );
    expect(await shop.view()).toMatchObject({ invoice_code: 'AB12345678', status: 3 });
    shop.clock.advance(86_400_000);
    const { ord_date } = await shop.view();
    const day = ord_date.slice(0, 10);
    expect(await shop.move('invoice', { number: 'AB12345679', date: day })).toBe(
      `${of}號碼已更正為 AB12345679。`,
    );
    expect(await shop.move('void')).toBe(`${of} AB12345679 已作廢。重新開立後，再登錄新的號碼。`);
    expect(await shop.move('void')).toContain('沒有可以作廢的發票');
    await shop.move('invoice', { number: 'AB12345680' });
    const { invoice_code, invoices, events } = await shop.view();
    expect(invoice_code).toBe('AB12345680');
    expect(invoices).toMatchObject([
      { kind: 'issued', number: 'AB12345678' },
      { kind: 'corrected', number: 'AB12345679', date: day },
      { kind: 'voided', number: 'AB12345679' },
      { kind: 'issued', number: 'AB12345680' },
    ]);
    expect(events.map(({ status }: { status: number }) => status)).toEqual([2, 3]);
    expect(await shop.mailOf('invoice')).toBeUndefined();
  });

  it('is rejected with a wrong number or day, and nothing is recorded', async () => {
    const shop = await paid();
    for (const number of ['A12345678', ''])
      expect(await shop.move('invoice', { number })).toMatch(/不是發票號碼/);
    for (const date of ['2026-02-30', '2999-01-01', '2001-01-01'])
      expect(await shop.move('invoice', { number: 'AB12345678', date })).toMatch(/不是開立日期/);
    expect(await shop.view()).toMatchObject({ invoice_code: '', invoices: [] });
  });

  it('is rejected for an unpaid order, and with the number of another', async () => {
    const shop = await placedOrder();
    expect(await shop.move('invoice', { number: 'AB12345678' })).toMatch(/不能登錄發票/);
    await shop.pay();
    const row = await shop.order();
    if (row === undefined) throw new Error('no order');
    const other = { ...row, ord_id: 'other', guid: 'other', ord_code: 'PT0' };
    await shop.db.insert(orders).values({ ...other, invoice_code: 'AB12345678' });
    expect(await shop.move('invoice', { number: 'AB12345678' })).toBe(
      '發票 AB12345678 已登錄在訂單 PT0。',
    );
  });

  it('the invoice of a cancelled order can be declared void', async () => {
    const shop = await paid();
    await shop.move('invoice', { number: 'AB12345678' });
    await shop.move('refund');
    expect(await shop.move('void')).toContain('已作廢');
    expect((await shop.view()).invoice_code).toBe('');
  });
});

it('an order says whether a promoter’s link brought it [G7]', async () => {
  const shop = await placedOrder();
  const promoted = async (promo_code: string) => {
    await shop.db.update(orders).set({ promo_code });
    return (await shop.view()).promoted;
  };
  expect(await promoted(PROMOTER_CODE)).toBe(true);
  expect(await promoted(SHOP_CODE)).toBe(false);
  expect(await promoted('')).toBe(false);
});
