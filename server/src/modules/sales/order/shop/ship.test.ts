import { orders } from '../../../../platform/db/schema/index.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';

async function paid() {
  const shop = await placedOrder();
  await shop.pay();
  return shop;
}

describe('the parcel of an order', () => {
  it('is recorded when it is shipped, and the buyer gets number and page', async () => {
    const shop = await paid();
    const parcel = { carrier: 'tcat', tracking: '9012 3456 7890' };
    expect(await shop.move('ship', parcel)).toBe(
      `訂單 ${shop.ord_code} 已出貨，貨運單號：901234567890。`,
    );
    expect(await shop.view()).toMatchObject({
      status: 99,
      ship_carrier: 'tcat',
      ship_code: '901234567890',
    });
    expect((await shop.mailOf('order-shipped'))?.text).toMatch(
      /物流：黑貓宅急便\n貨運單號：901234567890\n\n查詢包裹：\nhttps:\/\/www\.t-cat\.com\.tw\/\S+901234567890\n/,
    );
  });

  it('can be corrected after shipping, with a mail of its own', async () => {
    const shop = await paid();
    await shop.move('ship', { carrier: 'tcat', tracking: '901234567890' });
    const { ship_date } = await shop.view();
    shop.clock.advance(3_600_000);
    expect(await shop.move('ship', { carrier: 'hct', tracking: '6812345678' })).toBe(
      `訂單 ${shop.ord_code} 的貨運單號已更新為 6812345678。`,
    );
    expect(await shop.view()).toMatchObject({ ship_carrier: 'hct', ship_date });
    expect((await shop.mailOf('order-shipped'))?.text).toContain('新竹物流');
    expect(await shop.move('ship')).toMatch(/目前是「已出貨」，不能出貨/);
  });

  it.each([
    [{ tracking: '901234567890' }, /--carrier 指定物流：tcat、/],
    [{ tracking: '901234567890', carrier: 'dhl' }, /--carrier 指定物流/],
    [{ tracking: '<b>', carrier: 'tcat' }, /不是貨運單號/],
    [{ carrier: 'tcat' }, /--tracking/],
  ])('is rejected as %j, and nothing is shipped', async (fields, sentence) => {
    const shop = await paid();
    expect(await shop.move('ship', fields)).toMatch(sentence);
    expect((await shop.order())?.status).toBe(3);
  });

  it('a parcel to a store is its chain’s', async () => {
    const shop = await paid();
    const store = { LogisticsSubType: 'FAMIC2C', CVSStoreID: '1', CVSStoreName: '全家門市' };
    await shop.db.update(orders).set({ rec_way: 2, rec_meta: JSON.stringify(store) });
    await shop.move('ship', { tracking: '12345678901' });
    expect(await shop.view()).toMatchObject({ ship_carrier: 'fami', ship_code: '12345678901' });
  });
});
