import { members, orders } from '../../../platform/db/schema/index.ts';
import { beforeInsert } from '../../../testing/database/before-insert.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

it('answers a checkout whose member is erased in the middle with a sentence, and stores nothing [defect 19]', async () => {
  const shop = await testApp();
  const { headers } = await signedInMember(shop.db, shop.clock.now());
  const before = await shop.db.$count(members);
  await beforeInsert(shop.db, 'orders', 'DELETE FROM members WHERE cus_id = NEW.cus_id');
  const answer = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]), { headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().msg[0].Message).toBe('您尚未登入或登入已逾時，請重新登入。');
  expect(await shop.db.$count(orders)).toBe(0);
  expect(await shop.db.$count(members)).toBe(before);
});
