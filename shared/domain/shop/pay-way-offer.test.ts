import { offeredPayWays, type PayWayOffer, payWaysFor, payWaysOfRecWay } from './pay-way-offer.ts';

const way = (pay_way: number, min_amt: number, max_amt: number, periods: number[] = []) =>
  ({ pay_way, min_amt, max_amt, periods }) satisfies PayWayOffer;

const CARD = way(3, 5, 199_999);
const INSTALMENTS = way(4, 5, 199_999, [3, 6, 12]);
const STORE_CODE = way(10, 33, 6_000);
const ABLE = [CARD, INSTALMENTS, STORE_CODE];
const AT_THE_DOOR = way(1, 1, 20_000);

const numbers = (offers: PayWayOffer[]) => offers.map(({ pay_way }) => pay_way);

describe('the ways of paying a shop offers', () => {
  it('default to all of the provider except instalments and cash on delivery', () => {
    expect(numbers(offeredPayWays(undefined, ABLE, [AT_THE_DOOR]))).toEqual([3, 10]);
  });

  it('are those configured and possible, in the configured order', () => {
    const settings = [{ pay_way: 1 }, { pay_way: 10 }, { pay_way: 6 }, { pay_way: 3 }];
    expect(numbers(offeredPayWays(settings, ABLE, [AT_THE_DOOR]))).toEqual([1, 10, 3]);
  });

  it('can be narrowed by settings, never widened', () => {
    const settings = [
      { pay_way: 10, min_amt: 100, max_amt: 9_000 },
      { pay_way: 3, max_amt: 500 },
    ];
    expect(offeredPayWays(settings, ABLE)).toEqual([way(10, 100, 6_000), way(3, 5, 500)]);
  });

  it('have instalments only in numbers that are possible', () => {
    const offered = (periods?: number[]) => offeredPayWays([{ pay_way: 4, periods }], ABLE);
    expect(offered([3, 24])).toEqual([way(4, 5, 199_999, [3])]);
    expect(offered()).toEqual([INSTALMENTS]);
    expect(offered([30])).toEqual([]);
  });

  it.each([
    [32, [3]],
    [33, [3, 10]],
    [6_000, [3, 10]],
    [6_001, [3]],
    [4, []],
  ])('are for NT$%d those whose limits hold it', (amount, expected) => {
    expect(numbers(payWaysFor([CARD, STORE_CODE], amount))).toEqual(expected);
  });

  it.each([
    [1, [3, 1]],
    [2, [3, 5]],
  ])('go with receiving way %d', (rec_way, expected) => {
    const offers = [CARD, AT_THE_DOOR, way(5, 1, 20_000)];
    expect(numbers(payWaysOfRecWay(offers, rec_way))).toEqual(expected);
  });
});
