import type { CartLine } from '@pinpu/shared/contracts';
import { orderLines } from '../../../platform/db/schema/index.ts';
import { addShirt } from '../../../testing/goods/shirt.ts';
import { addSet, addTeaSet, TEA_PARTS, TEA_SET } from '../../../testing/goods/tea-set.ts';
import { OOLONG, PROMOTER_CODE, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { replaceSetParts } from '../../goods/catalog/set-repository.ts';

const setLine = (qty: number, change: Partial<CartLine> = {}) =>
  lineOf(TEA_SET, qty, { tot_qty: 10, ...change });

async function open() {
  const shop = await testApp();
  await addTeaSet(shop);
  const update = async (...cart: CartLine[]) => {
    const url = `/api/cart/update?s=${SESSION}`;
    const answer = await shop.app.inject({ method: 'POST', url, payload: { s: SESSION, cart } });
    return answer.json().body as { cart: CartLine[]; changes: object[] };
  };
  return { ...shop, update };
}

const quantities = ({ cart }: { cart: CartLine[] }) =>
  cart.map(({ prd_id, qty, tot_qty }) => [prd_id, qty, tot_qty]);

describe('a set in the cart', () => {
  it('has its parts with names and values, and the stock that they allow [T17]', async () => {
    const shop = await open();
    await addShirt(shop);
    await addSet(shop, {
      ...{ prd_id: 'G2', prd_name: '衣茶組', price: 900 },
      parts: [
        { prd_id: 'S1-M', qty: 1 },
        { prd_id: 'P0001', qty: 1 },
      ],
    });
    const { cart, changes } = await shop.update(
      lineOf({ prd_id: 'G2', prd_name: '衣茶組', price: 900 }, 1, { tot_qty: 1 }),
    );
    expect(cart).toMatchObject([
      {
        ...{ prd_id: 'G2', qty: 1, tot_qty: 1 },
        parts: [
          { prd_id: 'S1-M', prd_name: '棉衫', option_text: 'M', qty: 1 },
          { prd_id: 'P0001', prd_name: OOLONG.prd_name, qty: 1 },
        ],
      },
    ]);
    expect(changes).toEqual([]);
  });

  it('and a line of its part together get no more than there is: the later line is lowered [T17]', async () => {
    const shop = await open();
    const setFirst = await shop.update(setLine(8), lineOf(OOLONG, 6));
    expect(quantities(setFirst)).toEqual([
      ['G1', 8, 10],
      ['P0001', 4, 4],
    ]);
    expect(setFirst.changes).toEqual([{ prd_id: 'P0001', kind: 'stock', from: 6, to: 4 }]);
    const partFirst = await shop.update(lineOf(OOLONG, 15), setLine(4));
    expect(quantities(partFirst)).toEqual([
      ['P0001', 15, 20],
      ['G1', 2, 2],
    ]);
  });

  it('and another set with the same part get no more than there is [T17]', async () => {
    const shop = await open();
    await addSet(shop, {
      ...{ prd_id: 'G2', prd_name: '三入茶組', price: 1500 },
      parts: [{ prd_id: 'P0001', qty: 3 }],
    });
    const other = lineOf({ prd_id: 'G2', prd_name: '三入茶組', price: 1500 }, 4, { tot_qty: 6 });
    expect(quantities(await shop.update(setLine(6), other))).toEqual([
      ['G1', 6, 10],
      ['G2', 2, 2],
    ]);
  });
});

describe('a checkout of a set', () => {
  it('is refused with a sentence where its content is no longer what the cart displays [T17]', async () => {
    const shop = await open();
    await replaceSetParts(shop.db, [{ prd_id: 'G1', parts: [{ prd_id: 'P0001', qty: 1 }] }]);
    const stale = await sendCheckout(shop, checkoutBody([setLine(1, { parts: TEA_PARTS })]));
    expect([stale.statusCode, stale.json().msg]).toEqual([
      409,
      [{ Code: 'SET_CHANGED', Message: '「茶點禮盒」的組合內容已更新，請確認後再結帳。' }],
    ]);
    const [line] = stale.json().body.cart;
    expect((await sendCheckout(shop, checkoutBody([line]))).statusCode).toBe(200);
  });

  it('of an older cart, which displays no content, is accepted [T17]', async () => {
    const shop = await open();
    expect((await sendCheckout(shop, checkoutBody([setLine(1)]))).statusCode).toBe(200);
  });
});

it('a set earns its promoter what it is sold for above its own cost [T17] [B5]', async () => {
  const shop = await open();
  const body = checkoutBody([setLine(2)], { promo_code: PROMOTER_CODE });
  expect((await sendCheckout(shop, body)).statusCode).toBe(200);
  expect(await shop.db.select().from(orderLines)).toMatchObject([
    { prd_id: TEA_SET.prd_id, qty: 2, cost_wholesale: 800, profit: 800 },
  ]);
});
