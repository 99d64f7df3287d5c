import { addShirt } from '../../../testing/goods/shirt.ts';
import { inHours, setSpecial, specialsOf } from '../../../testing/goods/special.ts';
import { stockDesk } from '../../../testing/goods/stock-desk.ts';
import { newRow, variantDesk } from '../../../testing/goods/variant-desk.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const { prd_id } = OOLONG;

it('the form saves a special price that applies at once, and names what is wrong with dates [T15]', async () => {
  const shop = await testApp();
  const { get, send } = await atBackoffice(shop, 'anna');
  const change = async (cells: object) => {
    const { version } = await get(`products/${prd_id}`);
    const answer = await send('POST', `products/${prd_id}`, { version, cells });
    return answer.json();
  };
  const { faults } = await change({
    ...{ price_special: '0', special_from: inHours(shop, 2), special_until: inHours(shop, 1) },
    sale_until: '2020-01-01 00:00',
  });
  expect(faults).toEqual([
    { field: 'price_special', message: '特價要大於 0；沒有特價請留空。' },
    { field: 'sale_until', message: '下架時間要晚於上架日期，請調整其中一個。' },
    { field: 'special_until', message: '特價結束要晚於特價開始，請調整其中一個。' },
  ]);
  await change({ price_special: '500', special_until: inHours(shop, 1) });
  expect(await specialsOf(shop, prd_id)).toMatchObject([{ special_on: true, price_now: 500 }]);
  const { cells } = await get(`products/${prd_id}`);
  expect(cells).toMatchObject({ price_special: '500', special_until: inHours(shop, 1) });
  expect((await get(`products?q=${prd_id}`)).products).toMatchObject([
    { price: 500, price_regular: 600 },
  ]);
  await change({ special_from: inHours(shop, 0.5) });
  expect(await specialsOf(shop, prd_id)).toMatchObject([{ special_on: false, price_now: 600 }]);
  await change({ price_special: '' });
  expect((await get(`products/${prd_id}`)).cells).toMatchObject({ price_special: '' });
});

it('a new product has its special price from the beginning [T15]', async () => {
  const shop = await testApp();
  const { send } = await atBackoffice(shop, 'anna');
  const cells = {
    ...{ prd_id: 'N1', prd_name: '冬茶', cate_id: 'C11', price: '300', on_hand: '5' },
    ...{ price_special: '270', enabled: '是' },
  };
  expect((await send('POST', 'products', { cells })).statusCode).toBe(200);
  expect(await specialsOf(shop, 'N1')).toMatchObject([{ special_on: true, price_now: 270 }]);
});

it('the table of stock and prices shows the ordinary price beside the special one, and undoes it [T15]', async () => {
  const desk = await stockDesk();
  const row = async () => (await desk.get(`stock?q=${prd_id}`)).products[0];
  const rejected = await desk.save(await desk.cell(prd_id, 'price_special', '0'));
  expect(rejected.message).toBe('特價要大於 0；沒有特價請留空。');
  const saved = await desk.save(await desk.cell(prd_id, 'price_special', '520'));
  expect(saved.body.refused).toEqual([]);
  expect(await row()).toMatchObject({ price: 600, price_special: 520, special_on: true });
  expect(await specialsOf(desk, prd_id)).toMatchObject([{ price_now: 520 }]);
  await desk.undo(saved.body.edit);
  expect(await row()).toMatchObject({ price: 600, price_special: 0 });
  expect(await row()).not.toHaveProperty('special_on');
  expect(await specialsOf(desk, prd_id)).toMatchObject([{ special_on: false, price_now: 600 }]);
});

it('the editor of variants saves special prices, and an earlier release of it leaves them [T15]', async () => {
  const desk = await variantDesk();
  const changed = await desk.change({ 'S1-M': { price_special: '440' } });
  expect(changed.body.variants).toMatchObject([{ price_special: 440 }, {}, {}]);
  const prices = async () => (await specialsOf(desk, 'S1')).map(({ price_now }) => price_now);
  expect(await prices()).toEqual([expect.any(Number), 450, 440, 600]);
  await desk.change({ 'S1-L': { price: '460' } }, ({ variants }) => ({
    variants: [...variants, newRow(['XXL'])].slice(0, 3),
  }));
  expect(await prices()).toEqual([expect.any(Number), 460, 440, 600]);
  const { faults } = await desk.change({ 'S1-M': { price_special: '0' } });
  expect(faults).toEqual([
    { row: 0, field: 'price_special', message: '特價要大於 0；沒有特價請留空。' },
  ]);
});

it('a special price that an import replaces is the one that shoppers pay [T15]', async () => {
  const shop = await testApp();
  await addShirt(shop);
  await setSpecial(shop, prd_id, { price: 500 });
  await setSpecial(shop, prd_id, { price: 490, from: inHours(shop, 1) });
  expect(await specialsOf(shop, prd_id)).toMatchObject([{ special_on: false, price_now: 600 }]);
});
