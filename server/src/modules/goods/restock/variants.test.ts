import { eq } from 'drizzle-orm';
import { variants } from '../../../platform/db/schema/index.ts';
import { press, restockBrowser, restockMails } from '../../../testing/goods/restock.ts';
import { addShirt } from '../../../testing/goods/shirt.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { sendRestockMails } from './mails.ts';

const email = 'guest@pinpu.test';
let shop: TestApp;
let phone: ReturnType<typeof restockBrowser>;

beforeEach(async () => {
  shop = await testApp();
  await addShirt(shop);
  phone = restockBrowser(shop);
});

const requestOf = async (var_id: string) => {
  const { body } = (await shop.app.inject('/api/product/S1?s=session-of-a-phone')).json();
  return body.variants.find((one: { var_id: string }) => one.var_id === var_id).restock;
};

it('mails of a sold-out variant name it and lead to it [T5]', async () => {
  expect((await phone.ask(email, 'S1-XL')).json().body).toEqual({ state: 'asked', email });
  expect(await requestOf('S1-XL')).toEqual({ state: 'asked', email });
  const [link] = await restockMails(shop, email, 'restock-confirm');
  expect(link?.text).toContain('棉衫（XL）');
  const page = (await press(shop, link?.confirm ?? '')).body;
  expect(page).toContain('「棉衫（XL）」有貨時');
  expect(page).toContain('/product/S1?v=S1-XL');
  expect(await requestOf('S1-XL')).toEqual({ state: 'waiting', email });

  await shop.db.update(variants).set({ on_hand: 2 }).where(eq(variants.var_id, 'S1-XL'));
  await sendRestockMails(shop, shop.clock.now());
  const [mail] = await restockMails(shop, email, 'restock');
  expect(mail?.subject).toContain('棉衫（XL）到貨了');
  expect(mail?.text).toContain('http://shop.test/product/S1?v=S1-XL');
});

it('a request is for one variant, and none is for a product with options as a whole [T5]', async () => {
  expect((await phone.ask(email, 'S1-L')).json().msg).toMatchObject([{ Code: 'IN_STOCK' }]);
  expect((await phone.ask(email, 'S1')).statusCode).toBe(404);
  await phone.ask(email, 'S1-XL');
  await phone.cancel('S1-XL');
  expect(await requestOf('S1-XL')).toBeUndefined();
});
