import { eq } from 'drizzle-orm';
import { outboxMails } from '../../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { setSetting } from '../../../../testing/set-setting.ts';

const ADDRESS = 'orders@shop.example';

async function order(email: string) {
  const shop = await testApp();
  const { db, clock } = shop;
  if (email !== '') await setSetting(db, 'order_email', email, clock.now());
  const body = checkoutBody([lineOf(OOLONG, 2)]);
  for (const _again of [1, 2]) expect((await sendCheckout(shop, body)).statusCode).toBe(200);
  return db.select().from(outboxMails).where(eq(outboxMails.kind, 'order-notice'));
}

it('tells the shop of each new order once, without any data of its buyer [41 operations D6]', async () => {
  const [mail, ...more] = await order(ADDRESS);
  expect(more).toEqual([]);
  expect(mail?.to_email).toBe(ADDRESS);
  expect(mail?.subject).toMatch(/^拼鋪新訂單 PP\w+，NT\$[\d,]+$/);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toMatch(/http:\/\/shop\.test\/el\/shop\/orders\/PP\w+/);
    expect(part).toContain(`${OOLONG.prd_name} × 2`);
    expect(part).toContain('顧客尚未付款');
    expect(part).not.toMatch(/王小明|陳美玲|guest@|0912345678|臺南市/);
  }
});

it('tells nobody where the shop has set no address [41 operations D6]', async () => {
  expect(await order('')).toEqual([]);
});
