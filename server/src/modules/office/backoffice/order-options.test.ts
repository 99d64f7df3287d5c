import { outboxMails } from '../../../platform/db/schema/index.ts';
import { addShirt, shirtLine } from '../../../testing/goods/shirt.ts';
import { testApp } from '../../../testing/index.ts';
import { checkoutBody, sendCheckout } from '../../../testing/orders/buyer.ts';
import { formOf } from '../../../testing/orders/sandbox.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

/** A member's order of one shirt of each of two sizes. */
async function shirtOrder() {
  const shop = await testApp();
  await addShirt(shop);
  const member = await signedInMember(shop.db, shop.clock.now());
  const body = checkoutBody([shirtLine('S1-L', 450, 2), shirtLine('S1-M', 500, 1)]);
  const answer = await sendCheckout(shop, body, { headers: member.headers });
  return { ...shop, ...member, placed: answer.json().data };
}

it('mails name the values of a line, as text and as HTML [T5]', async () => {
  const { db } = await shirtOrder();
  const [mail] = await db.select().from(outboxMails);
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('棉衫（L） × 2');
    expect(form).toContain('棉衫（M） × 1');
  }
});

it('the payment page names the values of each item [T5]', async () => {
  const { placed } = await shirtOrder();
  expect(formOf(placed.html).fields.item_names).toBe('棉衫（L） × 2#棉衫（M） × 1');
});

it('a member’s history names the values, and is searched by them [T5]', async () => {
  const { app, headers, placed } = await shirtOrder();
  const found = async (q: string) => {
    const payload = { orders: true, filter: { tab: 'awaiting-payment', q } };
    const answer = await app.inject({ method: 'POST', url: '/api/vip/profile', headers, payload });
    return answer.json().pager.items;
  };
  const OrdDtl = [
    { name: '棉衫（L）', qty: 2 },
    { name: '棉衫（M）', qty: 1 },
  ];
  expect(await found('棉衫')).toMatchObject([{ ord_code: placed.ord_code, OrdDtl }]);
  expect(await found('M')).toHaveLength(1);
  expect(await found('XL')).toEqual([]);
});

it('the back office lists an order with its values, and finds it by the code of product or variant [T5]', async () => {
  const shop = await shirtOrder();
  const { get } = await atBackoffice(shop);
  const found = async (q: string) => (await get(`orders?q=${q}`)).orders;
  const goods = { name: '棉衫（L）', others: 1, units: 3 };
  expect(await found('s1')).toMatchObject([{ ord_code: shop.placed.ord_code, goods }]);
  expect(await found('S1-M')).toHaveLength(1);
  expect(await found('S1-XL')).toEqual([]);
});
