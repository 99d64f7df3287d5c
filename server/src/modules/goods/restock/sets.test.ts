import { eq } from 'drizzle-orm';
import { variants } from '../../../platform/db/schema/index.ts';
import { press, restockBrowser, restockMails } from '../../../testing/goods/restock.ts';
import { addTeaSet, TEA_SET } from '../../../testing/goods/tea-set.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { sendRestockMails } from './mails.ts';

const email = 'guest@pinpu.test';

it('a set is back when enough of its parts are [T17]', async () => {
  const shop = await testApp();
  await addTeaSet(shop);
  const put = (on_hand: number) =>
    shop.db.update(variants).set({ on_hand }).where(eq(variants.var_id, OOLONG.prd_id));
  await put(1);
  const phone = restockBrowser(shop);
  expect((await phone.ask(email, TEA_SET.prd_id)).json().body).toEqual({ state: 'asked', email });
  const [link] = await restockMails(shop, email, 'restock-confirm');
  await press(shop, link?.confirm ?? '');
  await sendRestockMails(shop, shop.clock.now());
  expect(await restockMails(shop, email, 'restock')).toEqual([]);
  await put(2);
  await sendRestockMails(shop, shop.clock.now());
  const [mail] = await restockMails(shop, email, 'restock');
  expect(mail?.subject).toContain(`${TEA_SET.prd_name}到貨了`);
});
