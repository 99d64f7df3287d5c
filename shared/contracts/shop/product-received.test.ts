import { safeParse } from '@pinpu/shared/contracts/schema';
import { itemOf } from '@pinpu/shared/testing/fixtures';
import { receivedListSchema } from './product-received.ts';

const whole = itemOf('P1', { tot_qty: 5 });
const { prd_id, prd_name, price, ship_fee } = whole;
const bare = { prd_id, prd_name, price, ship_fee };
const read = (answer: object) => safeParse(receivedListSchema, answer).data;
const itemsOf = (...items: unknown[]) => read({ success: true, pager: { items, total: 2 } })?.items;

it.each([
  ['under pager', { success: true, pager: { items: [whole], total: 7, page: 1, size: 100 } }, 7],
  ['as products', { success: true, products: [whole] }, 1],
  ['as products of the body', { success: true, body: { products: [whole] } }, 1],
])('accepts a list %s [N4]', (_where, answer, total) => {
  expect(read(answer)).toEqual({ items: [whole], total });
});

it('reads fields that an older server omits as empty [N4]', () => {
  expect(itemsOf(bare)).toEqual([
    {
      ...bare,
      prd_man_pic: '',
      cate_id: '',
      price1: 0,
      tot_qty: 0,
      sold_out_qty: 0,
      like_count: 0,
      ship_fee_free_amt: 0,
      u_date: '',
    },
  ]);
  expect(itemsOf({ ...whole, price1: null, like_count: 'many' })?.[0]).toMatchObject({
    price1: 0,
    like_count: 0,
    tot_qty: 5,
  });
});

it.each(['prd_id', 'prd_name', 'price', 'ship_fee'])(
  'drops an item without %s, and keeps the list [N4]',
  (field) => {
    expect(itemsOf({ ...whole, [field]: undefined }, whole, null, 'x')).toEqual([whole]);
  },
);

it('rejects any other shape as a list [N4]', () => {
  expect(read({ success: true, body: {} })).toBeUndefined();
});
