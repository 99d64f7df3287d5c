import { type Scenario, stepsOf } from '../../../../testing/fakes/ecpay-logistics/scenarios.ts';
import { noticeShop } from '../../../../testing/orders/notice-shop.ts';

describe('an order in two parcels', () => {
  it('is dispatched when both are handed in, and mailed about each [K13, K14]', async () => {
    const shop = await noticeShop({ pay_way: 3 });
    await shop.createParcel('P1', [{ line_no: 1, qty: 1 }]);
    await shop.createParcel('P2', [{ line_no: 1, qty: 1 }]);
    await shop.fake.drive('P1', 'collected', '2068');
    expect((await shop.order()).status).toBe(3);
    await shop.fake.drive('P2', 'collected', '2068');
    expect(await shop.order()).toMatchObject({ status: 99, ship_code: 'C17185002448' });
    const mails = await shop.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(['parcel-sent', 'parcel-sent']);
    expect(
      mails.every(({ text }) => text.includes('有一部分已經寄出') && text.includes('1 件')),
    ).toBe(true);
    expect((await shop.view()).parcels).toMatchObject([
      { stage: 'handed-in', contents: [{ qty: 1 }] },
      { stage: 'handed-in', contents: [{ qty: 1 }] },
    ]);
  });

  it('of which one comes back is a task, without a refund of everything [K13]', async () => {
    const shop = await noticeShop({ pay_way: 3 });
    await shop.createParcel('P1', [{ line_no: 1, qty: 1 }]);
    await shop.createParcel('P2', [{ line_no: 1, qty: 1 }]);
    await shop.fake.drive('P1', 'collected');
    await shop.fake.drive('P2', 'uncollected');
    expect(await shop.parcel('P2')).toMatchObject({
      message: expect.stringContaining('一部分已退回'),
    });
    expect(await shop.refunds()).toEqual([]);
  });
});

/** A shuffled copy, always the same for a seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const key = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return items
    .map((item) => [key(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const SCENARIOS: Scenario[] = ['collected', 'uncollected', 'store-closed', 'lost', 'deleted'];

describe.each([3, 5] as const)(
  'any sequence of the notices about an order with pay way %i',
  (pay_way) => {
    it.each(SCENARIOS)(
      'that is %s ends in the same state of order, stock and refunds [K10]',
      async (scenario) => {
        const ends = new Set<string>();
        for (let seed = 0; seed < 4; seed += 1) {
          const shop = await noticeShop({ pay_way });
          await shop.createParcel();
          const notices = stepsOf('UNIMARTC2C', scenario).map((step) => shop.noticeOf(step));
          const sequence = seed === 0 ? notices : shuffled([...notices, ...notices], seed);
          for (const notice of sequence) expect(await shop.post(notice)).toBe('200 1|OK');
          const { stage } = await shop.parcel();
          const { pay_amt } = await shop.order();
          const owed = (await shop.refunds()).map(({ amount }) => amount);
          ends.add(JSON.stringify([await shop.state(), stage, pay_amt, owed]));
          await shop.app.close();
        }
        expect([...ends]).toHaveLength(1);
      },
    );
  },
);
