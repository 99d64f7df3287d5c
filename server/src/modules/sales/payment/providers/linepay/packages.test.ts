import { packagesOf } from './index.ts';

const TEA = { name: '高山烏龍茶', quantity: 2, price: 600 };
const ORDER = { ord_code: 'PP1', amount: 1300, items: [TEA], ship_amt: 100 };

const totals = (packages: ReturnType<typeof packagesOf>) =>
  packages.map(({ amount, products }) => [
    amount,
    products.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  ]);

describe('the package of an order', () => {
  it('lists its lines and shipping', () => {
    expect(packagesOf(ORDER)).toEqual([
      { id: '1', amount: 1300, products: [TEA, { name: '運費', quantity: 1, price: 100 }] },
    ]);
  });

  it.each([
    ['a discount', { ...ORDER, amount: 1200 }],
    ['free shipping', { ...ORDER, amount: 1200, ship_amt: 0 }],
    ['free shipping by a coupon', { ...ORDER, amount: 1200, ship_amt: 100 }],
    ['nothing special', ORDER],
  ])('adds up with %s', (_what, order) => {
    expect(totals(packagesOf(order))).toEqual([[order.amount, order.amount]]);
  });

  it('is a single product where a discount leaves no lines that add up', () => {
    expect(packagesOf({ ...ORDER, amount: 1000 })).toEqual([
      { id: '1', amount: 1000, products: [{ name: '訂單 PP1', quantity: 1, price: 1000 }] },
    ]);
  });

  it('cuts a long name between characters', () => {
    const [line] = packagesOf({ ...ORDER, items: [{ ...TEA, name: '🍵'.repeat(300) }] });
    expect(line?.products[0]?.name).toBe('🍵'.repeat(200));
  });
});
